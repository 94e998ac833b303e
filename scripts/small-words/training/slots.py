"""What may be put where: the same rules as slots.ts."""

import torch

MAY_BE_PUT = set(
    """, . a the this these is are was were has have be been will can do does you your yours we our it its they their
    there here that which who where while and with of in on at by to from for into onto over out up through
    within also too then away comes come sits sit stands stand goes go gets get takes take find use reach
    <home> bed beds bedroom bedrooms kitchen bathroom bathrooms area neighborhood parking""".split()
)


ARTICLES = {"a", "the", "your", "our", "its"}


def can_become(typed, put):
    """The same rule as canBecome and fittingAt in TypeScript."""
    if typed == "^":
        return put in ("", "<untold>")
    if typed == "$":
        return put in ("", "away", "there", "here", "too", "bed", "beds", "bedroom", "bedrooms", "parking")
    if put == "<untold>":
        return False
    if "-" in put:
        return False
    if typed == put:
        return True
    wanted = [token for token in typed.split(" ") if token not in (",", ".", "-", "")]
    at = 0
    for token in put.split(" "):
        if at < len(wanted) and token == wanted[at]:
            at += 1
        elif token != "" and token not in MAY_BE_PUT:
            return False
    if at < len(wanted) or (wanted and wanted[-1] in ARTICLES and put.split(" ")[-1] != wanted[-1]):
        return False
    if "." in typed:
        return put != ""
    return "," in typed or "-" in typed or "." not in put


def allowed_in(lists):
    allowed = torch.ones(len(lists["typed"]) + 2, len(lists["labels"]), dtype=torch.bool)
    for typed, row in lists["typed"].items():
        for label, column in lists["labels"].items():
            allowed[row, column] = can_become(typed, label)
    return allowed
