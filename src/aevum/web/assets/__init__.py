"""Files that are generated when the server starts: fonts and the style sheet that names them."""
