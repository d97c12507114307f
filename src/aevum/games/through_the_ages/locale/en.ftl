game-title = Through the Ages
game-about = A game by Vlaada Chvátil for two to four players, in its first edition: lead a civilization from Antiquity to the modern age.
game-goal = Whoever has the most culture points at the end wins. Take cards from the row, put your workers to work, discover technologies, finish wonders, and keep your people fed, happy and safe.

# Arguments of moves
domain-card = a card
domain-place = a place of the row
domain-rival = a rival
domain-side = a side of the pact
domain-amount = an amount
domain-stage = a number of stages
notation-card = { domain-card } (bronze, code-of-laws)
notation-place = { domain-place } (R1 to R13)
notation-rival = { domain-rival } (orange, green, purple, teal)
notation-side = { domain-side } (as-a, as-b, alike)
notation-amount = { domain-amount } (0 to 99)
notation-stage = { domain-stage } (x1 to x4)

# Verbs
heading-civil = Civil actions
heading-military = Military actions
heading-political = Political actions
pick-take = Take
pick-grow = Increase population
pick-ship = Ocean Liners: grow
pick-enlist = Barbarossa: recruit
pick-build = Build
pick-recruit = Recruit
pick-upgrade = Upgrade
pick-destroy = Destroy
pick-disband = Disband
pick-stage = Wonder stage
pick-lead = Put a leader into play
pick-develop = Discover
pick-govern = Change the government
pick-revolt = Revolution
pick-play = Play
pick-land = Rich Land
pick-site = Ideal Building Site
pick-improve = Efficient Upgrade
pick-genius = Engineering Genius
pick-frugality = Frugality
pick-breakthrough = Breakthrough
pick-tactic = Play a tactic
pick-swap = Swap food and resources
pick-overpay = Keep change in the bank
pick-draw = Draw a military card
pick-end = End the turn
pick-spare = End turn, rest a mine
pick-seed = Prepare an event
pick-aggression = Aggression
pick-war = Declare war
pick-offer = Offer a pact
pick-cancel = Cancel a pact
pick-settle = Columbus settles
pick-resign = Resign
pick-go = Fight the war
pick-pass = Pass
pick-accept = Accept
pick-refuse = Refuse
pick-bid = Bid
pick-sacrifice = Sacrifice
pick-spend = Use a bonus card
pick-done = Done
pick-discard = Discard
pick-lose = Lose
pick-raze = Destroy
pick-food = Food
pick-cede = Give up a colony
pick-ruin = Let it fall into ruin
pick-seize = Seize
pick-keep = Keep
asks-bid-1 = How much do you bid?
asks-food-1 = How much food?
asks-take-1 = Which card do you take from the row?
asks-enlist-1 = Which unit does Barbarossa recruit?
asks-build-1 = Where does the worker go to work?
asks-recruit-1 = Which unit do you recruit?
asks-upgrade-1 = What do you upgrade?
asks-upgrade-2 = To which card do you upgrade { $first }?
asks-destroy-1 = What do you destroy?
asks-disband-1 = Which unit do you disband?
asks-stage-1 = How many stages do you build?
asks-lead-1 = Who shall lead your civilization?
asks-develop-1 = Which technology do you discover?
asks-govern-1 = Which government do you change to?
asks-revolt-1 = Which government does the revolution bring?
asks-play-1 = Which card do you play?
asks-land-1 = { asks-play-1 }
asks-land-2 = { $first }: which farm or mine do you build?
asks-site-1 = { asks-play-1 }
asks-site-2 = { $first }: which building do you build?
asks-improve-1 = { asks-play-1 }
asks-improve-2 = { $first }: what do you upgrade?
asks-improve-3 = { $first }: to which card do you upgrade { $second }?
asks-genius-1 = { asks-play-1 }
asks-frugality-1 = { asks-play-1 }
asks-breakthrough-1 = { asks-play-1 }
asks-breakthrough-2 = { $first }: which technology do you discover?
asks-breakthrough_govern-1 = { asks-play-1 }
asks-breakthrough_govern-2 = { $first }: which government do you change to?
asks-breakthrough_revolt-1 = { asks-play-1 }
asks-breakthrough_revolt-2 = { $first }: which government does the revolution bring?
asks-tactic-1 = Which tactic do you play?
asks-seed-1 = Which event do you prepare?
asks-aggression-1 = Which aggression do you play?
asks-aggression-2 = Which rival does { $first } strike?
asks-war-1 = Which war do you declare?
asks-war-2 = { $first }: whom do you declare war on?
asks-offer-1 = Which pact do you offer?
asks-offer-2 = { $first }: to whom do you offer it?
asks-offer-3 = { $first } with { $second }: which side are you?
asks-cancel-1 = Which pact do you cancel?
asks-settle-1 = Which territory does Columbus settle?
asks-sacrifice-1 = Which unit do you sacrifice?
asks-spend-1 = Which bonus card do you use?
asks-discard-1 = Which card do you discard?
asks-lose-1 = Where do you lose a worker?
asks-raze-1 = Which building is destroyed?
asks-cede-1 = Which colony do you give up?
asks-ruin-1 = Which wonder falls into ruin?
asks-seize-1 = Which technology do you seize?
asks-keep-1 = Which bonus do you keep?
move-upgrade = Upgrade { $first } to { $second }
move-land = { $first }: build { $second }
move-site = { $first }: build { $second }
move-improve = { $first }: upgrade { $second } to { $third }
move-genius = { $first }: build a wonder stage
move-frugality = { $first }: increase the population
move-breakthrough = { $first }: discover { $second }
move-breakthrough_govern = { $first }: change the government to { $second }
move-breakthrough_revolt = { $first }: revolution to { $second }
move-aggression = { $first } against { $second }
move-war = Declare { $first } on { $second }
move-offer = Offer { $second } the pact { $first } ({ $third })
amount-bid = Bid { $amount }
amount-food = { $amount } food
price-civil = { $count ->
    [one] one civil action
   *[other] { $count } civil actions
 }
price-growth = { $count } food
price-resources = { $count ->
    [one] one resource
   *[other] { $count } resources
 }
price-science = { $count ->
    [one] one science point
   *[other] { $count } science points
 }
gain-food = food +{ $amount } per turn
gain-resource = resources +{ $amount } per turn
gain-culture = culture +{ $amount } per turn
gain-science = science +{ $amount } per turn
gain-strength = strength +{ $amount }
gain-happy = happy faces +{ $amount }
price-bid = of { $most }
price-food = and { $rest ->
    [one] one resource
   *[other] { $rest } resources
 }
side-as-a = you are A
side-as-b = you are B
side-alike = same for both
stage-x1 = one stage
stage-x2 = two stages
stage-x3 = three stages
stage-x4 = four stages
rival-orange = Orange
rival-green = Green
rival-purple = Purple
rival-teal = Teal

# Options
option-game = which of the three games
option-game-why = Basic teaches everything peaceful in half an hour; advanced adds military cards; full adds wars and the modern age.
option-easier = easier: one yellow token more for everybody, and one more urban building of each kind
option-easier-why = More people and room for buildings: mistakes hurt less.
option-alternative_corruption = when mines produce, one of them may rest to avoid corruption
option-alternative_corruption-why = Takes the sting out of corruption for newcomers.
option-no_ganging_up = a civilization is attacked by only one rival in a round
option-no_ganging_up-why = Nobody can be torn apart by all the others at once.
option-peace = peaceful variant
option-peace-why = For players who do not want to be attacked while they learn.
option-draw_as_action = military cards are drawn for military actions, not at the end of the turn
option-draw_as_action-why = Less luck with military cards: who wants them pays for them.
option-public_bonuses = end-game bonuses revealed from the start
option-public_bonuses-why = You can plan for the end from the first turn.
option-bonuses = more end-game bonuses
option-bonuses-why = More ways to catch up at the end.
option-fewer_bonuses = events of Age III left in the decks do not score at the end
option-fewer_bonuses-why = No late surprises: only events that were prepared count.
option-hammurabi_by_card = Hammurabi costs you a military action, as on the English card
option-hammurabi_by_card-why = The English card and the rulebook disagree; this follows the card and makes him weaker.
value-basic = basic
value-advanced = advanced
value-full = full
value-none = none
value-no_attacks = no aggressions or wars
value-no_attacks_no_pacts = no aggressions, wars or pacts
value-by_game = as in the chosen game
value-3 = three
value-4 = four
value-5 = five
value-age_by_age = Age by Age
value-private = each keeps one in secret
value-open_choice = each chooses one openly
preset-basic = Basic game
preset-advanced = Advanced game
preset-full = Full game
preset-basic-about = Antiquity and Age I, without military cards: the best way to learn
preset-advanced-about = Up to Age II, with military cards, without wars
preset-full-about = All four Ages: you against two bots

# Players, Ages, kinds
player-orange = Orange
player-green = Green
player-purple = Purple
player-teal = Teal
kind-farm = Farm
kind-mine = Mine
kind-lab = Lab
kind-temple = Temple
kind-library = Library
kind-theater = Theater
kind-arena = Arena
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-air = Air force
kind-special = Special technology
kind-government = Government
kind-leader = Leader
kind-wonder = Wonder
kind-action = Action card
kind-event = Event
kind-territory = Territory
kind-bonus = Bonus card
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-tactic = Tactic

# Events
event-turn = Round { $round }: { $player }’s turn.
report-first-age = The cards of Age I come into play; nothing becomes obsolete yet.
event-age = Age { $age } begins.
event-obsolete = Cards of Age { $age } in hand, its leaders, unfinished wonders and pacts leave the game.
event-outdated = { $player } loses to the new Age: { $cards }.
event-outdated-by-you = From your hand leave: { $cards }.
retold-outdated = From the hand of { $player } leave: { $cards }.
event-tokens-lost = Every civilization loses up to two yellow tokens.
event-last-round = Round { $round } is the last.
event-cleared = Gone from the row: { $cards }.
event-laid = New in the row: { $cards }.
event-take = { $player } takes { $card }.
event-grow = The population of { $player } grows.
event-build = { $player } builds: { $card }.
event-upgrade = { $player } upgrades { $old } to { $card }.
event-destroy = { $player } destroys: { $card }.
event-recruit = { $player } recruits: { $card }.
event-disband = { $player } disbands a unit: { $card }.
event-stage = { $player } completes { $count ->
    [one] a stage
   *[other] { $count } stages
 } of { $card }.
event-wonder = { $player } finishes { $card }!
event-lead = { $card } leads { $player }.
event-develop = { $player } discovers { $card }.
event-govern = { $player } changes the government peacefully: { $card }.
event-revolt = Revolution! { $player }: { $card }.
event-play = { $player } plays { $card }.
event-tactic = { $player } plays the tactic { $card }.
event-swap = { $player } swaps food and resources under a trade pact.
event-produce = { $player } produces: culture { $culture }, science { $science }, food { $food }, resources { $resources }.
event-hunger = Hunger: { $player } is { $missing } food short and { $points ->
    [0] has no culture points to lose
    [one] loses one culture point
   *[other] loses { $points } culture points
 }.
event-corruption = Corruption: { $player } loses { $lost ->
    [one] one resource
   *[other] { $lost } resources
 }.
event-change-left = { $player } leaves { $count ->
    [one] one blue token
   *[other] { $count } blue tokens
 } of change in the bank.
event-uprising = Uprising: { $player } produces nothing.
event-draw-by-you = You draw { $cards }.
retold-draw = { $player } draws { $cards }.
event-draw = { $player } draws { $count ->
    [one] one military card
   *[other] { $count } military cards
 }.
event-discard-by-you = You discard { $card }.
retold-discard = { $player } discards { $card }.
event-discard = { $player } discards a military card of Age { $age }.
event-seed-by-you = You prepare { $card } and score { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
retold-seed = { $player } prepares { $card } and scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-seed = { $player } adds a card of Age { $age } to the future events and scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-turned = Event: { $card }.
event-culture = { $player } scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-culture-lost = { $player } loses { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-science = { $player } gains { $points ->
    [one] one science point
   *[other] { $points } science points
 }.
event-science-lost = { $player } loses { $points ->
    [one] one science point
   *[other] { $points } science points
 }.
event-food = { $player } gains { $points } food.
event-food-lost = { $player } loses { $points } food.
event-resources = { $player } gains { $points ->
    [one] one resource
   *[other] { $points } resources
 }.
event-mix = { $player } gains { $resources ->
    [0] { $food } food
   *[other] { $food ->
    [0] { $resources ->
       [one] one resource
      *[other] { $resources } resources
    }
   *[other] { $food } food and { $resources ->
       [one] one resource
      *[other] { $resources } resources
    }
  }
 }.
event-mix-lost = { $player } loses { $resources ->
    [0] { $food } food
   *[other] { $food ->
    [0] { $resources ->
       [one] one resource
      *[other] { $resources } resources
    }
   *[other] { $food } food and { $resources ->
       [one] one resource
      *[other] { $resources } resources
    }
  }
 }.
event-rebellion = { $player } has { $points ->
    [one] one civil action
   *[other] { $points } civil actions
 } fewer next turn.
event-blue-lost = { $player } loses a blue token.
event-idle-lost = { $player } loses an unused worker.
event-worker-lost = { $player } loses a worker: { $card }.
event-wrecked = Destruction: { $player } loses { $card }.
event-free-work = { $player } puts an unused worker to work for free: { $card }.
event-no-free-work = { $player } declines to put a worker to work: { $card }.
event-agreed = { $player } { $count ->
    [0] takes no cards under the International Agreement
   *[other] takes cards under the International Agreement
 }.
event-ruined = A wonder of { $player } falls into ruin: { $card }.
event-killed = { $player } loses { $card }.
event-yellow-moved = { $count ->
    [one] A yellow token goes
   *[other] { $count } yellow tokens go
 } from { $target } to { $player }.
event-bid = { $player } bids { $bid }.
event-no-bid = { $player } passes.
event-nobody = Nobody colonizes { $card }.
event-sacrifice = { $player } sacrifices a unit: { $card }.
event-spend = { $player } uses { $card }.
event-colony = { $player } colonizes { $card }.
event-colony-lost = { $player } loses the colony { $card }.
event-annexed = { $player } annexes { $card }.
event-aggression = { $player } plays { $card } against { $target }.
event-war = { $player } declares war on { $target }: { $card }.
event-strike = { $player } attacks with strength { $attack }.
event-fight = { $card }: { $player } attacks { $target }, { $attack } against { $defence }{ $result ->
    [succeeds] : the attack succeeds.
    [repelled] : repelled.
    [lost] : { $target } wins the war.
    [drawn] : nobody wins.
   *[other] .
 }
event-science-moved = { $points ->
    [0] { $target } has no science points for { $player } to take.
    [one] { $player } takes one science point from { $target }.
   *[other] { $player } takes { $points } science points from { $target }.
 }
event-culture-moved = { $points ->
    [0] { $target } has no culture points for { $player } to take.
    [one] { $player } takes one culture point from { $target }.
   *[other] { $player } takes { $points } culture points from { $target }.
 }
event-razed = { $player } loses { $card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } of them)
 }.
event-seized = { $player } takes { $card } from { $target }.
event-offer = { $player } offers { $target } a pact: { $card }.
event-accept = { $player } accepts { $card }.
event-refuse = { $player } refuses { $card }.
event-pact-ends = { $card } between { $player } and { $other } is over.
event-resign = { $player } resigns.
event-keep-by-you = You keep { $card } as your bonus.
retold-keep = { $player } keeps { $card } as a bonus.
event-keep = { $player } keeps a bonus.
event-choose-bonus = { $player } chooses the bonus { $card }.
event-final = At the end: { $card }.
event-basic-end = { $player } scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 } at the end.
# Events, said to the player whom they are about
you-turn = Round { $round }: your turn.
you-outdated = You lose to the new Age: { $cards }.
you-take = You take { $card }.
you-grow = Your population grows.
you-build = You build: { $card }.
you-upgrade = You upgrade { $old } to { $card }.
you-destroy = You destroy: { $card }.
you-recruit = You recruit: { $card }.
you-disband = You disband a unit: { $card }.
you-stage = You complete { $count ->
    [one] a stage
   *[other] { $count } stages
 } of { $card }.
you-wonder = You finish { $card }!
you-lead = { $card } leads you.
you-develop = You discover { $card }.
you-govern = You change the government peacefully: { $card }.
you-revolt = Revolution! Your new government: { $card }.
you-play = You play { $card }.
you-tactic = You play the tactic { $card }.
you-swap = You swap food and resources under a trade pact.
you-produce = You produce: culture { $culture }, science { $science }, food { $food }, resources { $resources }.
you-hunger = Hunger: you are { $missing } food short and { $points ->
    [0] have no culture points to lose
    [one] lose one culture point
   *[other] lose { $points } culture points
 }.
you-corruption = Corruption: you lose { $lost ->
    [one] one resource
   *[other] { $lost } resources
 }.
you-change-left = You leave { $count ->
    [one] one blue token
   *[other] { $count } blue tokens
 } of change in the bank.
you-uprising = Uprising: you produce nothing.
you-culture = You score { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
you-culture-lost = You lose { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
you-science = You gain { $points ->
    [one] one science point
   *[other] { $points } science points
 }.
you-science-lost = You lose { $points ->
    [one] one science point
   *[other] { $points } science points
 }.
you-food = You gain { $points } food.
you-food-lost = You lose { $points } food.
you-resources = You gain { $points ->
    [one] one resource
   *[other] { $points } resources
 }.
you-mix = You gain { $resources ->
    [0] { $food } food
   *[other] { $food ->
    [0] { $resources ->
       [one] one resource
      *[other] { $resources } resources
    }
   *[other] { $food } food and { $resources ->
       [one] one resource
      *[other] { $resources } resources
    }
  }
 }.
you-mix-lost = You lose { $resources ->
    [0] { $food } food
   *[other] { $food ->
    [0] { $resources ->
       [one] one resource
      *[other] { $resources } resources
    }
   *[other] { $food } food and { $resources ->
       [one] one resource
      *[other] { $resources } resources
    }
  }
 }.
you-rebellion = You have { $points ->
    [one] one civil action
   *[other] { $points } civil actions
 } fewer next turn.
you-blue-lost = You lose a blue token.
you-idle-lost = You lose an unused worker.
you-worker-lost = You lose a worker: { $card }.
you-wrecked = Destruction: you lose { $card }.
you-free-work = You put an unused worker to work for free: { $card }.
you-no-free-work = You decline to put a worker to work: { $card }.
you-ruined = A wonder of yours falls into ruin: { $card }.
you-killed = You lose { $card }.
you-bid = You bid { $bid }.
you-no-bid = You pass.
you-sacrifice = You sacrifice a unit: { $card }.
you-spend = You use { $card }.
you-colony = You colonize { $card }.
you-colony-lost = You lose the colony { $card }.
you-annexed = You annex { $card }.
you-aggression = You play { $card } against { $target }.
you-war = You declare war on { $target }: { $card }.
you-strike = You attack with strength { $attack }.
you-fight = { $card }: you attack { $target }, { $attack } against { $defence }{ $result ->
    [succeeds] : the attack succeeds.
    [repelled] : repelled.
    [lost] : { $target } wins the war.
    [drawn] : nobody wins.
   *[other] .
 }
you-science-moved = { $points ->
    [0] { $target } has no science points for you to take.
    [one] You take one science point from { $target }.
   *[other] You take { $points } science points from { $target }.
 }
you-culture-moved = { $points ->
    [0] { $target } has no culture points for you to take.
    [one] You take one culture point from { $target }.
   *[other] You take { $points } culture points from { $target }.
 }
you-razed = You lose { $card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } of them)
 }.
you-seized = You take { $card } from { $target }.
you-offer = You offer { $target } a pact: { $card }.
you-accept = You accept { $card }.
you-refuse = You refuse { $card }.
you-resign = You resign.
you-choose-bonus = You choose the bonus { $card }.
you-basic-end = You score { $points ->
    [one] one culture point
   *[other] { $points } culture points
 } at the end.

# Events in a few words, after the sentence that they belong to
brief-culture = +{ $points } culture
brief-culture-lost = −{ $points } culture
brief-science = +{ $points } science
brief-science-lost = −{ $points } science
brief-food = +{ $points } food
brief-food-lost = −{ $points } food
brief-resources = +{ $points } { $points ->
    [one] resource
   *[other] resources
 }

end-culture = The last round is over: whoever has the most culture points wins.
end-resigned = All others have resigned.

# The score
score-collected = Scored during the game
score-production = Produced each turn
score-prepared = Events prepared
score-wonders = Wonders finished
score-colonies = Colonies
score-events = Events turned up
score-wars = Aggressions and wars
score-hunger = Hunger
score-cards = Action cards and leaders
score-technology = Technologies
score-strength = Strength
score-face = Happy faces
score-science = Science
score-food = Food
score-resource = Resources
score-impact-of-agriculture = { card-impact-of-agriculture }
score-impact-of-architecture = { card-impact-of-architecture }
score-impact-of-colonies = { card-impact-of-colonies }
score-impact-of-competition = { card-impact-of-competition }
score-impact-of-government = { card-impact-of-government }
score-impact-of-happiness = { card-impact-of-happiness }
score-impact-of-industry = { card-impact-of-industry }
score-impact-of-population = { card-impact-of-population }
score-impact-of-progress = { card-impact-of-progress }
score-impact-of-science = { card-impact-of-science }
score-impact-of-strength = { card-impact-of-strength }
score-impact-of-technology = { card-impact-of-technology }
score-impact-of-wonders = { card-impact-of-wonders }

# Prompts of decisions
stage-round = Round { $round }, Age { $age }
prompt-first-round = { $civil ->
    [0] You have no civil actions left: end your turn.
    [one] Take cards from the row: you have one civil action left.
   *[other] Take cards from the row: you have { $civil } civil actions left.
 }
prompt-turn = Your turn: civil actions { $civil }, military actions { $military }.
prompt-uprising = Uprising: as things stand you will produce nothing.
prompt-politics = You may take one political action.
prompt-march = Time to fight the war you declared.
prompt-discard = You hold { $count } military { $count ->
    [one] card
   *[other] cards
 } and may keep { $limit }: which one do you discard?
prompt-keep = Keep a bonus for the end of the game.
prompt-lose = { $card }: you lose population. Which worker?
prompt-wreck = { $card }: you lose a farm, a mine or an urban building. Which?
prompt-either = { $card }: { $amount } food or { $amount ->
    [one] one resource
   *[other] { $amount } resources
 }?
prompt-gain-mix = { $card }: you gain { $amount } in food and resources. How much of it is food?
prompt-lose-mix = { $card }: you lose { $amount } in food and resources. How much of it is food?
prompt-welcome = An unused worker may be put to work for free: { $card }. Accept?
prompt-cede = { $card }: which colony do you give up?
prompt-ruin = { $card }: which of your old wonders falls into ruin?
prompt-bomb = Which urban building of { $target } is destroyed?
prompt-agree = { $left ->
    [0] You can still take only cards that cost nothing; otherwise choose “Done”.
    [one] Take cards from the row worth up to one civil action in all, without spending any; if you take cards, you lose your next political action.
   *[other] Take cards from the row worth up to { $left } civil actions in all, without spending any; if you take cards, you lose your next political action.
 }
prompt-bid = { $card } can be colonized: a bid is paid with units and bonus cards. { $highest ->
    [0] Nobody has bid yet.
   *[other] The highest bid is { $highest }.
 }
prompt-send = { $card }: send a force of { $bid }. Choose bonus cards, and units, which are lost. So far { $force }.
prompt-strike = { $card } against { $target }: { $attack } against { $defence }. Do you sacrifice units? A tie is not enough.
prompt-defend = { $player } attacks you with { $card }: { $attack } against { $defence }. Bonus cards and sacrificed units strengthen the defence; a tie repels the attack.
prompt-divide = You take { $amount } in food and resources from { $target }: how much of it is food?
prompt-raze = Which urban building of { $target } do you destroy?
prompt-annex = Which colony of { $target } do you take?
prompt-seize = Your advantage: { $amount }. Take special technologies of { $target }; the rest is science points.
prompt-answer = { $player } offers you { $card }{ $side ->
    [a] ; you would be A.
    [b] ; you would be B.
   *[both] .
 }

# Decisions as the other seats read them
waiting-first-round = { $name } takes cards from the row.
waiting-turn = { $name } to play: civil actions { $civil }, military actions { $military }.
waiting-politics = { $name } decides on a political action.
waiting-march = { $name } has a war to fight.
waiting-discard = { $name } discards military cards down to { $limit }.
waiting-keep = { $name } decides which bonus to keep for the end of the game.
waiting-lose = { $card }: { $name } decides where population is lost.
waiting-wreck = { $card }: { $name } decides which farm, mine or urban building is lost.
waiting-either = { $card }: { $name } decides between { $amount } food and { $amount ->
    [one] one resource
   *[other] { $amount } resources
 }.
waiting-gain-mix = { $card }: { $name } gains { $amount } and decides how much of it is food and how much resources.
waiting-lose-mix = { $card }: { $name } loses { $amount } and decides how much of it is food and how much resources.
waiting-welcome = { $name } decides whether to put an unused worker to work for free: { $card }.
waiting-cede = { $card }: { $name } decides which colony to give up.
waiting-ruin = { $card }: { $name } decides which old wonder falls into ruin.
waiting-bomb = { $name } decides which urban building of { $target } is destroyed.
waiting-agree = { $left ->
    [0] { $name } decides whether to take anything else from the row.
    [one] { $name } decides which cards to take from the row, worth up to one civil action in all.
   *[other] { $name } decides which cards to take from the row, worth up to { $left } civil actions in all.
 }
waiting-bid = { $highest ->
    [0] { $name } decides whether to bid for { $card }.
   *[other] { $name } decides whether to raise the bid of { $highest } for { $card }.
 }
waiting-send = { $name } sends a force of { $bid } to { $card }: so far { $force }.
waiting-strike = { $card } against { $target }: { $attack } against { $defence }. { $name } decides whether to sacrifice units.
waiting-defend = { $card }, played by { $player }: { $attack } against { $defence }. { $name } decides how to defend.
waiting-divide = { $card }: { $name } takes { $amount } from { $target } and decides how much of it is food and how much resources.
waiting-raze = { $card }: { $name } decides which urban building of { $target } is destroyed.
waiting-annex = { $card }: { $name } decides which colony of { $target } to take.
waiting-seize = { $card }: { $name } decides which special technologies of { $target } to take; the advantage left is { $amount }.
waiting-answer = { $name } decides whether to accept a pact that { $player } offers: { $card }.

# Previews of moves
brings-civil = { $count ->
    [one] One civil action is left unused.
   *[other] { $count } civil actions are left unused.
 }
brings-military = { $count ->
    [one] One military action will be wasted.
   *[other] { $count } military actions will be wasted.
 }
brings-corruption = Corruption takes { $lost ->
    [one] one resource
   *[other] { $lost } resources
 }.
brings-revolt = A revolution uses up all your civil actions of this turn: { $count }.
brings-revolt-military = A revolution uses up all your military actions of this turn: { $count }.
brings-surplus = You send a force of { $force } where { $bid } is enough.
brings-aggression = Your strength { $own } against { $theirs }; { $target } holds { $cards ->
    [0] no military cards
    [one] one military card
   *[other] { $cards } military cards
 }.
brings-war = Your strength { $own } against { $theirs } now; the war is fought at the start of your next turn.
brings-tie = A tie is not enough.
brings-discard = You hold { $count ->
    [one] { $count } military card
   *[other] { $count } military cards
}: after it you may keep { $limit }.
brings-seed = After that the next current event is turned up.
brings-resign = Your civilization leaves the game, and you come last.

# Figures that previews compare
measure-culture = culture
measure-culture-rate = culture per turn
measure-science = science
measure-science-rate = science per turn
measure-attack = strength of the attack
measure-defence = strength of the defence
measure-force = force sent
measure-strength = strength
measure-happy = happy faces
measure-needed = happy faces needed
measure-discontent = discontent workers
measure-idle = unused workers
measure-food = food
measure-resources = resources
measure-military-resources = resources for units
measure-civil = civil actions
measure-military = military actions
measure-growth = food for one more worker
measure-limit = limit of buildings
measure-colonization = colonization
measure-uprising = uprising
measure-food-forecast = food at the end of the turn
measure-resource-forecast = resources at the end of the turn
measure-corruption = lost to corruption
measure-hunger = food missing

# Reasons of refusals
refused-resources = { $needed ->
    [one] One resource is needed
   *[other] { $needed } resources are needed
 }; you have { $have }.
refused-food = { $needed } food is needed; you have { $have }.
refused-science = { $needed ->
    [one] One science point is needed
   *[other] { $needed } science points are needed
 }; you have { $have }.
refused-civil = { $needed ->
    [one] One civil action is needed
   *[other] { $needed } civil actions are needed
 }; you have { $have } left.
refused-military = { $needed ->
    [one] One military action is needed
   *[other] { $needed } military actions are needed
 }; you have { $have } left.
refused-worker = You have no unused worker; to increase the population you pay { $cost } food.
refused-hand = Civil cards in your hand: { $count }; the limit is { $limit }.
refused-limit = Under your government the limit for each kind of building is { $limit }.
refused-bonus = Bonus cards are used when you are attacked, or when you send a force to a territory.
refused-politics-first = First decide on your political action, or pass.
refused-politics-over = Political cards are played at the start of your turn, before your actions.

# Labels on the board
text-row = Card row
text-hand = Your military cards: { $cards }
text-legend = ♪ culture and what it grows by · ⚗ science and what it grows by · ⚔ strength · ☺ happy faces / needed · ● civil actions left / in all · ◆ military actions left / in all · ⌂ food · ▲ resources · ☻ unused workers · ▮ yellow bank · ▯ blue bank
text-decks = Civil cards left { $civil }, military cards left { $military }, current events { $current }, future events { $future }

# Symbols and tooltips on the board
board-row = The card row
board-hand = Your cards
board-stage = Now
board-players = All players
board-events = Decks and events
board-civilization = Civilization: { $player }
board-empty = empty place at { $price ->
    [one] one civil action
   *[other] { $price } civil actions
 }
board-stage-of = Build a stage: { $card }
board-place = { $card }, { $price ->
    [one] one civil action
   *[other] { $price } civil actions
 }
board-may-bid = your limit: { $most }
board-culture = Culture
board-science = Science
board-strength = Strength
board-happy = Happy faces: shown / needed
board-needed = Happy faces needed
board-discontent = Discontent workers
board-civil = Civil actions left
board-military = Military actions left
board-worker = Unused workers
board-food = Food
board-resource = Resources
board-yellow = Yellow bank
board-growth = Food for one more worker
board-eaten = Consumption
board-blue = Blue bank
board-corruption = Corruption
board-forecast = If you end the turn now
board-civil-hand = Civil cards in hand
board-military-hand = Military cards in hand
board-civil-deck = Civil cards left
board-military-deck = Military cards left
board-current = Current events
board-future = Future events
board-past = Past events
board-bonuses = End-game bonuses
face-kind = { $kind }, Age { $age }
face-price = In the row it costs you { $price ->
    [one] one civil action
   *[other] { $price } civil actions
 }.
face-science = Costs { $cost ->
    [one] one science point
   *[other] { $cost } science points
 } now; you have { $have }.
face-build = A worker here costs { $cost ->
    [one] one resource
   *[other] { $cost } resources
 }; you have { $have }.
face-stages = Stages { $done } of { $stages }; the next costs { $cost ->
    [one] one resource
   *[other] { $cost } resources
 }.
face-workers = Your workers here: { $count }.
board-leaving = Leaves when Age { $age } ends; { $count ->
    [one] one card
   *[other] { $count } cards
 } until then.
board-age-ends = Age { $age } ends after { $count ->
    [one] one more card
   *[other] { $count } more cards
 }; then you lose: { $cards }.
board-age-ends-hand = Age { $age } ends after { $count ->
    [one] one more card
   *[other] { $count } more cards
 }; then you lose { $hand ->
    [one] one card
   *[other] { $hand } cards
 } of your hand.
board-age-ends-both = Age { $age } ends after { $count ->
    [one] one more card
   *[other] { $count } more cards
 }; then you lose: { $cards }, and { $hand ->
    [one] one card
   *[other] { $hand } cards
 } of your hand.
face-owned = In play: { $players }.
face-faces = Shown { $shown }, needed { $needed }, discontent workers { $discontent }.
face-growth = The next worker costs { $cost } food.
face-eaten = Your people eat { $eaten } food each turn.
face-corruption = You would lose { $lost ->
    [one] one resource
   *[other] { $lost } resources
 } now.
face-limit = You may have { $limit } of this kind.
face-hand = { $count } of { $limit }.
face-forecast = Culture +{ $culture }, science +{ $science }, food +{ $food } −{ $eaten }, resources +{ $resources } −{ $corruption }, military cards +{ $draws }.
face-uprising = An uprising: nothing is produced.
face-hunger = Hunger: you are { $missing } food short, { $points ->
    [0] but have no culture points to lose
    [one] which costs one culture point
   *[other] which costs { $points } culture points
 }.
face-points = Culture: { $culture }, +{ $rate } each turn
face-science-points = Science: { $science }, +{ $rate } each turn
face-rest = Strength { $strength }, happy faces { $shown } of { $needed } needed
face-actions = Actions left: civil { $civil }, military { $military }
face-civil-cards = In hand: { $cards }
face-war = War is declared on { $target }: { $card }.

# Cards
card-agriculture = Agriculture
card-bronze = Bronze
card-philosophy = Philosophy
card-religion = Religion
card-warriors = Warriors
card-despotism = Despotism
card-julius-caesar = Julius Caesar
card-homer = Homer
card-moses = Moses
card-hammurabi = Hammurabi
card-aristotle = Aristotle
card-alexander-the-great = Alexander the Great
card-michelangelo = Michelangelo
card-joan-of-arc = Joan of Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-genghis-khan = Genghis Khan
card-christopher-columbus = Christopher Columbus
card-frederick-barbarossa = Frederick Barbarossa
card-william-shakespeare = William Shakespeare
card-james-cook = James Cook
card-napoleon-bonaparte = Napoleon Bonaparte
card-maximilien-robespierre = Maximilien Robespierre
card-js-bach = J. S. Bach
card-isaac-newton = Isaac Newton
card-albert-einstein = Albert Einstein
card-mahatma-gandhi = Mahatma Gandhi
card-elvis-presley = Elvis Presley
card-bill-gates = Bill Gates
card-winston-churchill = Winston Churchill
card-sid-meier = Sid Meier
card-hanging-gardens = Hanging Gardens
card-library-of-alexandria = Library of Alexandria
card-colossus = Colossus
card-pyramids = Pyramids
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter’s Basilica
card-universitas-carolina = Universitas Carolina
card-taj-mahal = Taj Mahal
card-transcontinental-railroad = Transcontinental Railroad
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-hollywood = Hollywood
card-internet = Internet
card-first-space-flight = First Space Flight
card-fast-food-chains = Fast Food Chains
card-irrigation = Irrigation
card-selective-breeding = Selective Breeding
card-mechanized-agriculture = Mechanized Agriculture
card-iron = Iron
card-coal = Coal
card-oil = Oil
card-theology = Theology
card-organized-religion = Organized Religion
card-alchemy = Alchemy
card-scientific-method = Scientific Method
card-computers = Computers
card-bread-and-circuses = Bread and Circuses
card-team-sports = Team Sports
card-professional-sports = Professional Sports
card-printing-press = Printing Press
card-journalism = Journalism
card-multimedia = Multimedia
card-drama = Drama
card-opera = Opera
card-movies = Movies
card-swordsmen = Swordsmen
card-riflemen = Riflemen
card-modern-infantry = Modern Infantry
card-knights = Knights
card-cavalrymen = Cavalrymen
card-tanks = Tanks
card-cannon = Cannon
card-rockets = Rockets
card-air-forces = Air Forces
card-monarchy = Monarchy
card-theocracy = Theocracy
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic
card-communism = Communism
card-democracy = Democracy
card-fundamentalism = Fundamentalism
card-warfare = Warfare
card-strategy = Strategy
card-military-theory = Military Theory
card-code-of-laws = Code of Laws
card-justice-system = Justice System
card-civil-service = Civil Service
card-cartography = Cartography
card-navigation = Navigation
card-satellites = Satellites
card-masonry = Masonry
card-architecture = Architecture
card-engineering = Engineering
card-engineering-genius-a = Engineering Genius A
card-engineering-genius-i = Engineering Genius I
card-engineering-genius-ii = Engineering Genius II
card-engineering-genius-iii = Engineering Genius III
card-frugality-a = Frugality A
card-frugality-i = Frugality I
card-frugality-ii = Frugality II
card-ideal-building-site-a = Ideal Building Site A
card-ideal-building-site-i = Ideal Building Site I
card-ideal-building-site-ii = Ideal Building Site II
card-ideal-building-site-iii = Ideal Building Site III
card-patriotism-a = Patriotism A
card-patriotism-i = Patriotism I
card-patriotism-ii = Patriotism II
card-patriotism-iii = Patriotism III
card-revolutionary-idea-a = Revolutionary Idea A
card-revolutionary-idea-i = Revolutionary Idea I
card-revolutionary-idea-ii = Revolutionary Idea II
card-revolutionary-idea-iii = Revolutionary Idea III
card-rich-land-a = Rich Land A
card-rich-land-i = Rich Land I
card-rich-land-ii = Rich Land II
card-work-of-art-a = Work of Art A
card-work-of-art-i = Work of Art I
card-work-of-art-ii = Work of Art II
card-work-of-art-iii = Work of Art III
card-bountiful-harvest-i = Bountiful Harvest I
card-bountiful-harvest-ii = Bountiful Harvest II
card-bountiful-harvest-iii = Bountiful Harvest III
card-breakthrough-i = Breakthrough I
card-breakthrough-ii = Breakthrough II
card-efficient-upgrade-i = Efficient Upgrade I
card-efficient-upgrade-ii = Efficient Upgrade II
card-efficient-upgrade-iii = Efficient Upgrade III
card-mineral-deposits-i = Mineral Deposits I
card-mineral-deposits-ii = Mineral Deposits II
card-mineral-deposits-iii = Mineral Deposits III
card-wave-of-nationalism-ii = Wave of Nationalism
card-military-build-up-iii = Military Build-Up
card-endowment-for-the-arts-iii = Endowment for the Arts

short-alexander-the-great = Alexander
short-leonardo-da-vinci = Leonardo
short-christopher-columbus = Columbus
short-frederick-barbarossa = Barbarossa
short-william-shakespeare = Shakespeare
short-maximilien-robespierre = Robespierre
short-library-of-alexandria = Alexandria Library
short-st-peters-basilica = St. Peter’s
short-universitas-carolina = Carolina
short-transcontinental-railroad = Railroad
short-ocean-liner-service = Ocean Liners
short-first-space-flight = Space Flight
short-fast-food-chains = Fast Food Chains
short-mechanized-agriculture = Mechanized Farms
short-organized-religion = Organized Religion
short-professional-sports = Pro Sports
short-constitutional-monarchy = Const. Monarchy
short-civil-service = Civil Service
short-engineering-genius-a = Eng. Genius A
short-engineering-genius-i = Eng. Genius I
short-engineering-genius-ii = Eng. Genius II
short-engineering-genius-iii = Eng. Genius III
short-ideal-building-site-a = Building Site A
short-ideal-building-site-i = Building Site I
short-ideal-building-site-ii = Building Site II
short-ideal-building-site-iii = Building Site III
short-revolutionary-idea-a = Revol. Idea A
short-revolutionary-idea-i = Revol. Idea I
short-revolutionary-idea-ii = Revol. Idea II
short-revolutionary-idea-iii = Revol. Idea III
short-rich-land-a = Rich Land A
short-rich-land-i = Rich Land I
short-rich-land-ii = Rich Land II
short-work-of-art-a = Work of Art A
short-work-of-art-i = Work of Art I
short-work-of-art-ii = Work of Art II
short-work-of-art-iii = Work of Art III
short-bountiful-harvest-i = Harvest I
short-bountiful-harvest-ii = Harvest II
short-bountiful-harvest-iii = Harvest III
short-efficient-upgrade-i = Upgrade I
short-efficient-upgrade-ii = Upgrade II
short-efficient-upgrade-iii = Upgrade III
short-mineral-deposits-i = Deposits I
short-mineral-deposits-ii = Deposits II
short-mineral-deposits-iii = Deposits III
short-wave-of-nationalism-ii = Nationalism
short-endowment-for-the-arts-iii = Arts Endowment
card-development-of-agriculture = Development of Agriculture
short-development-of-agriculture = Dev. Agriculture
card-development-of-crafts = Development of Crafts
short-development-of-crafts = Dev. Crafts
card-development-of-markets = Development of Markets
short-development-of-markets = Dev. Markets
card-development-of-politics = Development of Politics
short-development-of-politics = Dev. Politics
card-development-of-religion = Development of Religion
short-development-of-religion = Dev. Religion
card-development-of-science = Development of Science
short-development-of-science = Dev. Science
card-development-of-settlement = Development of Settlement
short-development-of-settlement = Dev. Settlement
card-development-of-trade-routes = Development of Trade Routes
short-development-of-trade-routes = Dev. Trade Routes
card-development-of-warfare = Development of Warfare
short-development-of-warfare = Dev. Warfare
card-no-event = No Event
card-barbarians = Barbarians
card-border-conflict = Border Conflict
short-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
short-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
short-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
short-scientific-breakthrough = Sci. Breakthrough
card-uncertain-borders = Uncertain Borders
short-uncertain-borders = Uncertain Borders
card-civil-unrest = Civil Unrest
short-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
short-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
short-independence-declaration = Independence Decl.
card-international-agreement = International Agreement
short-international-agreement = Int. Agreement
card-national-pride = National Pride
short-national-pride = National Pride
card-popularization-of-science = Popularization of Science
short-popularization-of-science = Popular Science
card-ravages-of-time = Ravages of Time
short-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-impact-of-agriculture = Impact of Agriculture
short-impact-of-agriculture = Imp. Agriculture
card-impact-of-architecture = Impact of Architecture
short-impact-of-architecture = Imp. Architecture
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
short-impact-of-competition = Imp. Competition
card-impact-of-government = Impact of Government
short-impact-of-government = Imp. Government
card-impact-of-happiness = Impact of Happiness
short-impact-of-happiness = Imp. Happiness
card-impact-of-industry = Impact of Industry
short-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
short-impact-of-population = Imp. Population
card-impact-of-progress = Impact of Progress
short-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
short-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
short-impact-of-technology = Imp. Technology
card-impact-of-wonders = Impact of Wonders
short-impact-of-wonders = Impact of Wonders
card-developed-territory-i = Developed Territory I
short-developed-territory-i = Developed Terr. I
card-fertile-territory-i = Fertile Territory I
short-fertile-territory-i = Fertile Terr. I
card-historic-territory-i = Historic Territory I
short-historic-territory-i = Historic Terr. I
card-inhabited-territory-i = Inhabited Territory I
short-inhabited-territory-i = Inhabited Terr. I
card-strategic-territory-i = Strategic Territory I
short-strategic-territory-i = Strategic Terr. I
card-wealthy-territory-i = Wealthy Territory I
short-wealthy-territory-i = Wealthy Terr. I
card-developed-territory-ii = Developed Territory II
short-developed-territory-ii = Developed Terr. II
card-fertile-territory-ii = Fertile Territory II
short-fertile-territory-ii = Fertile Terr. II
card-historic-territory-ii = Historic Territory II
short-historic-territory-ii = Historic Terr. II
card-inhabited-territory-ii = Inhabited Territory II
short-inhabited-territory-ii = Inhabited Terr. II
card-strategic-territory-ii = Strategic Territory II
short-strategic-territory-ii = Strategic Terr. II
card-wealthy-territory-ii = Wealthy Territory II
short-wealthy-territory-ii = Wealthy Terr. II
card-bonus-i = Defense / Colonization Bonus I
short-bonus-i = Bonus I
card-bonus-ii = Defense / Colonization Bonus II
short-bonus-ii = Bonus II
card-bonus-iii = Defense / Colonization Bonus III
short-bonus-iii = Bonus III
card-enslave = Enslave
card-plunder-i = Plunder I
card-raid-i = Raid I
card-annex = Annex
card-assassinate = Assassinate
card-plunder-ii = Plunder II
card-raid-ii = Raid II
card-sabotage = Sabotage
card-spy = Spy
card-armed-intervention = Armed Intervention
short-armed-intervention = Armed Intervention
card-plunder-iii = Plunder III
card-raid-iii = Raid III
card-war-over-culture-ii = War over Culture II
short-war-over-culture-ii = Culture War II
card-war-over-resources = War over Resources
short-war-over-resources = War over Resources
card-war-over-technology = War over Technology
short-war-over-technology = Technology War
card-war-over-territory = War over Territory
short-war-over-territory = War over Territory
card-holy-war = Holy War
card-war-over-culture-iii = War over Culture III
short-war-over-culture-iii = Culture War III
card-open-borders-agreement = Open Borders Agreement
short-open-borders-agreement = Open Borders
card-trade-routes-agreement = Trade Routes Agreement
short-trade-routes-agreement = Trade Routes
card-acceptance-of-supremacy = Acceptance of Supremacy
short-acceptance-of-supremacy = Supremacy
card-international-trade-agreement = International Trade Agreement
short-international-trade-agreement = Int. Trade
card-promise-of-military-protection = Promise of Military Protection
short-promise-of-military-protection = Mil. Protection
card-scientific-cooperation = Scientific Cooperation
short-scientific-cooperation = Sci. Cooperation
card-international-tourism = International Tourism
short-international-tourism = Int. Tourism
card-loss-of-sovereignty = Loss of Sovereignty
short-loss-of-sovereignty = Lost Sovereignty
card-military-pact = Military Pact
card-peace-treaty = Peace Treaty
card-fighting-band = Fighting Band
card-heavy-cavalry = Heavy Cavalry
card-legion = Legion
card-light-cavalry = Light Cavalry
card-medieval-army = Medieval Army
short-medieval-army = Medieval Army
card-phalanx = Phalanx
card-classic-army = Classic Army
card-conquistadors = Conquistadors
card-defensive-army = Defensive Army
short-defensive-army = Defensive Army
card-fortifications = Fortifications
card-mobile-artillery = Mobile Artillery
short-mobile-artillery = Mobile Artillery
card-napoleonic-army = Napoleonic Army
short-napoleonic-army = Napoleonic Army
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
short-mechanized-army = Mechanized Army
card-modern-army = Modern Army
card-shock-troops = Shock Troops

# Evaluation terms that hints give as reasons
term-culture = culture
term-science = science
term-resources = resources
term-food = food
term-people = population and happiness
term-powers = actions and abilities
term-plans = cards and wonders to come
term-bonuses = scoring at the end
term-rivals = lead over the others
term-strength = military strength
term-unrest = peace at home

# Features of a position, which learned values weigh
feature-culture-rate = culture per turn
feature-science-rate = science per turn
feature-science = science points
feature-strength = strength
feature-white = civil actions
feature-white-least = { $of } or more civil actions
feature-red = military actions
feature-idle = unused workers
feature-idle-least = { $of } or more unused workers
feature-yellow = tokens in the yellow bank
feature-blue = tokens in the blue bank
feature-stages = stages of the wonder under construction
feature-colonies = colonies
feature-wonders = wonders finished
feature-food-surplus = food left over each turn
feature-food = food in store
feature-resource-output = resources per turn
feature-resources = resources in store
feature-corruption = corruption
feature-spare-faces = spare happy faces
feature-discontent = discontent workers
feature-discontent-least = { $of } or more discontent workers
feature-limit = limit of urban buildings
feature-strength-ahead = strength ahead of the strongest rival
feature-strength-behind = strength behind the strongest rival
feature-culture-ahead = culture ahead of the best rival
feature-culture-behind = culture behind the best rival
feature-culture-rate-ahead = culture per turn ahead of the best rival
feature-culture-rate-behind = culture per turn behind the best rival
feature-science-rate-ahead = science per turn ahead of the best rival
feature-science-rate-behind = science per turn behind the best rival
feature-civil-hand = civil cards in hand
feature-military-hand = military cards in hand
feature-workers = workers: { $of }
feature-technology = technology: { $of }
feature-leader = leader: { $of }
feature-wonder = wonder finished: { $of }
feature-wonder-begun = wonder under construction: { $of }

# Sentences of the chronicle
story-begin = Each civilization began with a few farmers, a mine and the first thoughts of philosophers.
story-age = { $age ->
    [A] Antiquity
    [I] The Middle Ages
    [II] The Age of Discovery
    [III] The Modern Age
   *[IV] The last rounds
 }
chronicle-resign = { $variant ->
    [0] { $player } gave up the contest.
    [1] In round { $number } { $player } withdrew from the stage of history.
   *[2] { $player } resigned.
 }
chronicle-fight = { $variant ->
    [0] { $result ->
        [succeeds] { $player } struck at { $target } with { $card } and prevailed, { $attack } against { $defence }.
        [repelled] { $target } beat back { $card }, which { $player } had ventured.
        [lost] { $player } began a war, { $card }, and { $target } ended it victorious.
       *[drawn] { $player } and { $target } fought { $card } to a standstill.
    }
    [1] { $result ->
        [succeeds] In round { $number } { $target } fell victim to { $player }: { $card }, { $attack } against { $defence }.
        [repelled] In round { $number } { $player } attacked { $target } by { $card }, in vain.
        [lost] { $card } cost { $player } more than { $target }: { $target } won the war.
       *[drawn] { $card } brought neither { $player } nor { $target } anything.
    }
   *[2] { $result ->
        [succeeds] { $card }: { $target } had no answer to the armies of { $player }.
        [repelled] { $card } failed, for { $target } was prepared for { $player }.
        [lost] { $card } turned against { $player }, and { $target } triumphed.
       *[drawn] After { $card } { $player } and { $target } stood where they had stood before.
    }
 }
chronicle-wonder = { $variant ->
    [0] { $player } completed { $card }, and the world marveled.
    [1] In round { $number } { $player } set the last stone of { $card }.
   *[2] After long labor { $player } could unveil { $card }.
 }
chronicle-annexed = { $variant ->
    [0] { $player } annexed { $card }.
    [1] { $card } changed masters and now obeyed { $player }.
   *[2] In round { $number } { $player } seized { $card }.
 }
chronicle-uprising = { $variant ->
    [0] The people of { $player } rose, and the whole land stood still.
    [1] In round { $number } { $player } faced an uprising and produced nothing.
   *[2] Discontent boiled over: an uprising cost { $player } a whole harvest.
 }
chronicle-revolt = { $variant ->
    [0] Revolution! { $player } awoke under a new order: { $card }.
    [1] In round { $number } { $player } overthrew the government; { $card } followed.
   *[2] The old regime of { $player } fell, and { $card } took its place.
 }
chronicle-culture-moved = { $variant ->
    [0] { $player } carried off { $points ->
        [one] one culture point
       *[other] { $points } culture points
    } from { $target }.
    [1] { $player } took { $points ->
        [one] one culture point
       *[other] { $points } culture points
    } from { $target }.
   *[2] { $target } lost { $points ->
        [one] one culture point
       *[other] { $points } culture points
    } to { $player }.
 }
chronicle-colony = { $variant ->
    [0] Ships of { $player } landed, and { $card } became a colony.
    [1] { $player } colonized { $card }.
   *[2] In round { $number } { $card } fell to { $player }, who had offered the most.
 }
chronicle-lead = { $variant ->
    [0] { $card } took the helm for { $player }.
    [1] { $player } put the fate of the nation into the hands of { $card }.
   *[2] In round { $number } { $card } began to lead { $player }.
 }
chronicle-govern = { $variant ->
    [0] Without bloodshed { $player } passed to { $card }.
    [1] { $player } changed the government peacefully: { $card }.
   *[2] In round { $number } { $card } became the order of the day for { $player }.
 }
chronicle-final = { $variant ->
    [0] At the very end { $card } was counted.
    [1] { $card } brought late honors.
   *[2] { $card } weighed in the balance, too.
 }
chronicle-basic-end = { $variant ->
    [0] The final count gave { $player } { $points ->
        [one] one culture point
       *[other] { $points } culture points
    }.
    [1] { $player } added { $points ->
        [one] one culture point
       *[other] { $points } culture points
    } at the end.
   *[2] For { $player } the end brought { $points ->
        [one] one culture point
       *[other] { $points } culture points
    }.
 }
chronicle-hunger = { $variant ->
    [0] Hunger came to { $player }.
    [1] In round { $number } the granaries of { $player } were empty.
   *[2] { $player } could not feed the people.
 }
chronicle-accept = { $variant ->
    [0] { $player } agreed to a pact: { $card }.
    [1] By { $card } { $player } gained an ally.
   *[2] { $card }: { $player } put a hand to the treaty.
 }
chronicle-turned = { $variant ->
    [0] The world was shaken by an event: { $card }.
    [1] Then came { $card }.
   *[2] Round { $number } brought { $card }.
 }
chronicle-develop = { $variant ->
    [0] { $player } discovered { $card }.
    [1] The scholars of { $player } presented { $card }.
   *[2] With { $card } a new age of work began for { $player }.
 }
chronicle-take = { $variant ->
    [0] { $player } set great hopes on { $card }.
    [1] { $card } went to { $player }.
   *[2] { $player } reached for { $card }.
 }
chronicle-play = { $variant ->
    [0] { $player } shone with { $card }.
    [1] { $card } brought { $player } a step forward.
   *[2] { $player } played { $card } at the right moment.
 }
# Statistics after the match
statistic-culture-rate = Culture per turn
statistic-science-rate = Science per turn
statistic-strength = Strength
statistic-population = Population
statistic-technologies = Technologies
statistic-wonders = Wonders finished
statistic-colonies = Colonies
statistic-cards-taken = Cards taken
statistic-science-produced = Science produced
statistic-resources-produced = Resources produced
statistic-corruption = Lost to corruption
statistic-uprisings = Uprisings
statistic-attacks = Aggressions and wars
statistic-attacks-won = Attacks won
statistic-events-prepared = Events prepared

# Effects of leaders and wonders in a few words, on their cards
effect-homer = culture from 2 Warriors
effect-moses = growth costs 1 food less
effect-aristotle = 1 science per tech taken
effect-alexander-the-great = +1 strength for each unit
effect-michelangelo = 1 culture per happy face
effect-joan-of-arc = strength from temple faces
effect-leonardo-da-vinci = science of the best lab
effect-genghis-khan = +1 strength per cavalry
effect-christopher-columbus = 1 colony from your hand
effect-frederick-barbarossa = grow and recruit at once
effect-william-shakespeare = culture from libraries
effect-james-cook = 2 culture for each colony
effect-napoleon-bonaparte = the best army counts twice
effect-maximilien-robespierre = revolution: 0 civil actions
effect-js-bach = 1 culture for each theater
effect-isaac-newton = action back per technology
effect-albert-einstein = 3 culture per technology
effect-mahatma-gandhi = attacks on you cost double
effect-elvis-presley = best theater counts twice
effect-bill-gates = labs are mines as well
effect-winston-churchill = defense cards count double
effect-sid-meier = culture from labs
effect-library-of-alexandria = hands +1 card
effect-great-wall = +1 per infantry, artillery
effect-st-peters-basilica = happy faces count twice
effect-transcontinental-railroad = best mine yields 1 more
effect-ocean-liner-service = free growth, 5 food less
effect-hollywood = scores theaters and libraries
effect-internet = scores labs and libraries
effect-first-space-flight = scores levels of technologies
effect-fast-food-chains = scores each worker at work

## Figures of the list of players and of the bar above the board
figure-out = Has resigned
figure-war = Has declared war
figure-war-on = War is declared on this player

# Explanations for newcomers: why one would choose an action, and notes on situations
why-take = Inventions, leaders, wonders to come; cheaper on the left.
why-grow = A worker to build with; costs food, more as you grow.
why-ship = A worker without an action and for much less food, once a turn.
why-enlist = A new worker straight into uniform, for a single action.
why-build = An unused worker starts to produce, turn after turn.
why-recruit = A worker turns soldier: strength keeps rivals away.
why-upgrade = The same worker does more, for the price difference.
why-destroy = Frees a worker for something better; what was built is gone.
why-disband = A soldier becomes an unused worker again; your strength falls.
why-stage = Nearer to your wonder, which works once finished.
why-lead = A great mind helps at once; the old leader leaves.
why-develop = Science puts a card from your hand to use for good.
why-govern = More actions every turn from now on. Peaceful but dear.
why-revolt = The same new government for less science, but it takes your whole turn’s civil actions.
why-play = A one-off gift from the card: play it when it helps most.
why-land = A farm or a mine, built cheaper.
why-site = An urban building, built cheaper.
why-improve = An upgrade for fewer resources.
why-genius = A stage of your wonder for fewer resources.
why-frugality = A new worker and food back.
why-breakthrough = A technology, and science points back.
why-breakthrough_govern = A new government in peace, and science points back.
why-breakthrough_revolt = A revolution, and science points back.
why-tactic = Units that fit its pattern count for more together.
why-swap = Your pact turns one food into a resource, or the other way round.
why-draw = One more military card, instead of waiting for the end of the turn.
why-overpay = Give up change in food now and lose fewer resources to corruption.
why-end = Your civilization produces, eats and scores. Military actions you did not use draw cards.
why-end_sparing = Ends the turn, but one mine rests, so that corruption takes less.
why-seed = Culture now, a secret for later; an event comes up.
why-aggression = Take something from a weaker rival, here and now.
why-war = A large prize next turn if you are stronger; else you pay.
why-offer = Both of you gain; the other one has to agree.
why-cancel = Ends a pact that helps the other one more, or keeps you from attacking.
why-settle = Columbus turns a territory from your hand into a colony, without a fight.
why-resign = Leaves the game for good, in last place.
why-go = The war you declared is due: now strengths are compared.
why-pass = Nothing happens, nothing is lost. Often quite right.
why-accept = The pact begins at once, for both of you.
why-refuse = No pact; the card goes back to its owner’s hand.
why-bid = Whoever bids most gets the colony, and pays with units that never come back.
why-sacrifice = Adds the unit’s strength this once; the unit is lost.
why-spend = A bonus card spares a unit’s life; it is used up.
why-done = That is enough: on we go.
why-discard = Keep what you will use; the rest goes, face down.
why-lose = Choose the worker you miss least.
why-raze = Choose the building whose loss hurts most, or least if it is your own.
why-food = How much of it is food; the rest is resources. What are you shorter of?
why-cede = Only the lasting bonus of the colony goes; give up the weakest.
why-ruin = A ruin no longer works but still counts as a wonder: pick the oldest help.
why-seize = Take a technology you lack; what is left of your advantage becomes science.
why-keep = The bonus you keep scores at the end: choose what you are best at.
situation-uprising = An uprising is near: more workers are discontent than unused. If you end your turn like this, your whole production is skipped. Build something with happy faces, or free a worker.
situation-hunger = Hunger: at the end of this turn your people will need more food than you have. Each missing food costs { $hunger ->
    [one] { $hunger } culture point
   *[other] { $hunger } culture points
 }. A farm, or one worker fewer, helps.
situation-corruption = Corruption: so many blue tokens lie on your farms and mines that the bank runs low, and resources will be lost at the end of your turn. Spend what you have stored, and the tokens go back.
situation-discontent = A worker is discontent: your growing people ask for happy faces. As long as enough workers stay unused nothing happens; temples, theaters and some cards make people happy.
situation-attacked = You are attacked. If the attack is not stronger than your defense, nothing happens. You may sacrifice units and use bonus cards to reach it, or let it pass if little is at stake.
situation-war = War has been declared. It is fought at the start of the next turn of whoever declared it: until then both sides can arm. The larger the difference in strength, the larger the loss.
situation-auction = A new territory is up for auction. Bid the force you would send: your units, which are lost, and colonization bonuses. Pass if the soldiers are worth more to you.
situation-event = An event has come up: somebody prepared it earlier. Many help the strong and hurt the weak, so a look at your strength and culture now and then pays.
situation-age = A new Age begins. Cards of the Age before the last are obsolete: leaders, unfinished wonders, pacts and cards in hand leave. What you have discovered and finished stays.
