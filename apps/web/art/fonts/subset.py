#!/usr/bin/env python3
"""Cuts the letters of the app out of the fonts in this folder: python3 apps/web/art/fonts/subset.py

Needs fonttools and brotli (Debian: python3-fonttools python3-brotli). Letters, weights and kerning that are kept look as they
did; what is cut out is shown in the next font of the list in packages/board/src/style/tokens.css.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
TO = HERE.parent.parent / "public" / "fonts"

PLAIN = [*range(0x20, 0x7F), 0xA0]
LETTERS = [0xDF, *range(0xC0, 0x100), 0x131, 0x152, 0x153]
# ¡ © « ± · » ¿, narrow spaces, dashes, quotation marks, bullet, ellipsis, minus
SIGNS = [0xA1, 0xA9, 0xAB, 0xAD, 0xB1, 0xB7, 0xBB, 0xBF, 0x2009, 0x202F, 0x2013, 0x2014]
SIGNS += [0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x2212]
# ° ½ ′ ″ € ↑ ↓
MORE = [0xB0, 0xBD, 0x2032, 0x2033, 0x20AC, 0x2191, 0x2193]
# The poster letters say the name of the game, a few words in capitals, and a heading.
CAPITALS = [0xA0, 0xA1, 0xBF, 0x152, *(one for one in range(0xC0, 0xDE) if one not in (0xD0, 0xD7))]
POSTER = [*map(ord, " !'(),-.:?&"), *range(0x30, 0x3A), *range(0x41, 0x5B), *range(0x61, 0x7B), *CAPITALS, 0x2019]

# The letters, what they can do, and the weights that are used.
FONTS = {
    "besley": (PLAIN + LETTERS + SIGNS, ["kern", "liga", "tnum"], None),
    "source-serif-4": (PLAIN + LETTERS + SIGNS + MORE, ["kern", "liga", "locl", "tnum"], (400, 900)),
    "sancreek": (POSTER, [], None),
}

for name, (letters, features, weights) in FONTS.items():
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = features
    font = load_font(str(HERE / f"{name}.woff2"), options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    if weights is not None:
        font = instantiateVariableFont(font, {"wght": weights})
    save_font(font, str(TO / f"{name}.woff2"), options)
    print(name, (TO / f"{name}.woff2").stat().st_size)
