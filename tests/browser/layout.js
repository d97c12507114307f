// What is wrong with the layout of a table, each in a sentence.
({ about, hand, over, board }) => {
    const wrong = [], all = (names) => [...document.querySelectorAll(names)];

    // Boxes, and what can be seen of them: ancestors and the screen cut them off.
    const common = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
    const wide = (box) => Math.max(0, box.right - box.left), high = (box) => Math.max(0, box.bottom - box.top);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const clips = new Map();
    function clip(element) {
        if (!element || element === document.body || element === document.documentElement) return screen;
        if (!clips.has(element)) {
            const around = clip(element.parentElement), look = getComputedStyle(element);
            const open = look.overflowX === "visible" && look.overflowY === "visible";
            const free = open || look.display === "contents" || element.ownerSVGElement;
            clips.set(element, free ? around : common(around, element.getBoundingClientRect()));
        }
        return clips.get(element);
    }
    const seen = (element) => common(clip(element.parentElement), element.getBoundingClientRect());
    const there = (element) => element?.checkVisibility({ visibilityProperty: true })
        && wide(seen(element)) > 1 && high(seen(element)) > 1;
    const tall = (element) => high(seen(element)) > high(element.getBoundingClientRect()) - 1.5;
    const whole = (element) => tall(element) && wide(seen(element)) > wide(element.getBoundingClientRect()) - 1.5;
    const called = (element) => element.id ? `#${element.id}`
        : `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 20)}`;

    // What the decision needs; once it is over, how it ended comes first where a screen is narrow.
    const need = (name, element, holds) => {
        if (!there(element) || !holds(element)) wrong.push(`${name} is not in view`);
    };
    const ended = over && innerWidth < innerHeight;
    const wanted = all(over ? "#end-title, .ending .reason" : "#sentence, #prompt .pick:not(.menu *)");
    if (!wanted.length) wrong.push("nothing is asked and nothing is over");
    // On a phone many buttons scroll.
    const buttons = document.querySelector(".picks");
    const scrolled = Math.min(innerWidth, innerHeight) < 560 && buttons?.scrollHeight > buttons?.clientHeight + 1 && buttons?.clientHeight > 30;
    for (const element of wanted) if (!scrolled || !buttons.contains(element)) need(`the prompt's ${called(element)}`, element, whole);
    if (!ended) {
        if (about) need(`the part ${about}`, document.getElementById(`part-${about}`), tall);
        const { width, height } = document.getElementById("frame").getBoundingClientRect();
        if (width < board[0] || height < board[1]) wrong.push(`the board is only ${width} by ${height}`);
    }
    if (hand) need("the hand", document.getElementById("part-hand"), tall);
    const newest = all("#log li:not([hidden]) .told").at(-1);
    if (!newest && document.getElementById("table").dataset.ready !== "0") wrong.push("the log is empty");
    if (newest && !over && !there(document.getElementById("latest"))) need("the newest line of the log", newest, tall);
    if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");

    // The frame: own figures, points of all seats, progress of the match, End, Hint and Undo.
    const framed = innerWidth >= 1366 || (innerWidth < 560 && innerHeight >= 740);
    const uncut = (element) => whole(element) && element.scrollWidth <= element.clientWidth + 1;
    if (framed && !over) {
        const narrow = innerWidth < 560, seats = all("#seats li").length;
        const figures = narrow ? [...all("#own .scores > *"), ...all("#own > .chips .figure").slice(0, 6)]
            : all("#own > .chips .figure, #seats .figure, #seats .name, #seats .who > .quiet");
        if (figures.length < (narrow ? 4 : 4 + seats)) wrong.push(`only ${figures.length} figures`);
        for (const figure of figures) need(`the figure ${figure.ariaLabel || called(figure)}`, figure, uncut);
        if (all("#own .scores .figure").length !== (seats > 1 ? seats : 0)) wrong.push("the points of a seat are missing");
        for (const button of all(".foot .pick:not(.menu *)")) need(`in the foot ${called(button)}`, button, whole);
        const progress = narrow && seats > 1 ? ".scores > .quiet" : ".figure[data-face^='figure-']";
        if (!all(`#own ${progress}`).some(there)) wrong.push("the progress of the match is missing");
        if (!all(".foot .way-back").length) wrong.push("there is no place for Undo");
    }
    // Every target of the board is in view, and some point of every target in view can be clicked.
    const steps = [.5, .25, .75, .1, .9, .375, .625];
    const acts = (act) => ([across, down]) => document.elementFromPoint(across, down)?.closest("[data-act]")?.dataset.act === act;
    for (const target of all("[data-targets] [data-act]:not(.faint)")) {
        if (!there(target)) {
            if (target.closest("#frame:not(.zoomed)")) wrong.push(`${target.dataset.act} is out of view`);
            continue;
        }
        const box = seen(target), act = target.dataset.act;
        const points = steps.flatMap((x) => steps.map((y) => [box.left + x * wide(box), box.top + y * high(box)]));
        if (!points.some(acts(act))) wrong.push(`${act} is covered by ${called(document.elementFromPoint(...points[0]))}`);
    }

    // Nothing lies over anything else.
    const each = (things, judge) => things.forEach((one, number) => {
        for (const other of things.slice(number + 1)) judge(one, other);
    });
    const areas = ".top, #own, #latest, #lesson, #prompt, #notes > *, #ending, #play > .part, #seats, .log, .chat, #sheets > .part, #tools";
    // The result lies over the board.
    const below = (element) => over && element.closest("#play");
    each(all(areas).filter((element) => there(element) && !below(element)), (one, other) => {
        const both = common(seen(one), seen(other));
        if (wide(both) > 1 && high(both) > 1) wrong.push(`${called(one)} and ${called(other)} overlap`);
    });
    // No text is cut: not by a box that hides what is beyond it, nor by the edge of its drawing. Text that scrolls is not cut.
    const hides = (style) => ["hidden", "clip"].includes(style);
    const beyond = (box, drawing) => drawing && ((box.left + box.right) / 2 > drawing.right || (box.top + box.bottom) / 2 > drawing.bottom);
    function cut(box, element) {
        if (beyond(box, element.closest("#frame svg.drawing")?.getBoundingClientRect())) return false; // sea around the map
        for (let around = element; around && around !== document.body; around = around.parentElement) {
            const look = getComputedStyle(around), edge = around.getBoundingClientRect();
            if (look.display === "inline" || around.ownerSVGElement) continue;
            if (hides(look.overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2)) return true;
            if (hides(look.overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)) return true;
            if (!hides(look.overflowX) && look.overflowX !== "visible") return false;
        }
        return false;
    }
    const partial = "#latest, .brand, .since, #frame.zoomed"; // text that is whole elsewhere, or moves into view
    const texts = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement, text = node.data.trim().slice(0, 24);
        if (!text || around.closest(".unseen, .slide, script, noscript, select, title, desc") || !there(around) || below(around)) continue;
        const range = document.createRange(), within = around.closest("svg.drawing") || node;
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()];
        for (const box of boxes) {
            const part = common(clip(around), box);
            if (wide(part) > 3 && high(part) > 5) texts.push({ part, text, within });
        }
        if (!around.closest(partial) && boxes.some((box) => cut(box, around))) wrong.push(`"${text}" is cut`);
        if (node.data.trimEnd().endsWith("…")) wrong.push(`"${node.data.trim().slice(-24)}" is shortened`);
    }
    each(texts, (one, other) => {
        const both = common(one.part, other.part), together = one.within === other.within;
        if (!together && wide(both) > 3 && high(both) > 5) wrong.push(`"${one.text}" is printed over "${other.text}"`);
    });
    for (const button of all("button, .button, .links a, summary").filter(there)) {
        const parent = button.parentElement, boxless = getComputedStyle(parent).display === "contents";
        const box = button.getBoundingClientRect(), around = (boxless ? parent.parentElement : parent).getBoundingClientRect();
        const beyond = box.left < around.left - 1 || box.right > around.right + 1;
        if (beyond || button.scrollWidth > button.clientWidth + 1) wrong.push(`${called(button)} spills out of its box`);
    }
    return wrong;
}
