"""Trains src/writer/notes/small-words/network/weights/reader.bin, the network that reads a finished sentence as a guest would.

python3 scripts/small-words/training/train-reader.py judged.jsonl...
python3 scripts/small-words/training/train-reader.py --further judged.jsonl...
python3 scripts/small-words/training/train-reader.py --further --spoil paragraphs.jsonl judged.jsonl...

Needs PyTorch, and a quarter of an hour on two cores whose processor multiplies numbers of two bytes. The files are the
committed ones: notes with the ways in which they were told, each marked good, stiff or broken by people. It begins as the
first layers of the teller's encoder, whose pieces of words it shares, or with --further as it is.

With --spoil it first tells what was told by hand from the same made worse: small words that stand in good ways are put
where the broken ways of the same notes had others.
"""

import argparse
import collections
import difflib
import json
import random
import re

import torch
from encoder import BEGIN, MOST_PIECES, STOP, WIDTH, Drop, Encoder, word_pieces
from torch import nn
from torch.nn import functional
from weights import read_weights, write_weights

LAYERS_KEPT = 3
BATCH = 64
EPOCHS = 5
RATES = {"encoder": 2e-4, "rest": 1e-3}
FURTHER_EPOCHS = 2
FURTHER_RATES = {"encoder": 6e-5, "rest": 3e-4}
SPOILED_RATES = {"encoder": 1e-4, "rest": 5e-4}
SPOILED_TWICE = 0.35
MOST_CHANGED = 4
# What follows a word this rare need not have followed it elsewhere.
RARE = 20
HELD_BACK_EVERY = 12
MARKS = "gsb"
HOMES = ["home", "house", "apartment", "flat", "studio", "condo", "room", "cottage", "place", "<home>"]

torch.manual_seed(1)
random.seed(1)


class Reader(nn.Module):
    def __init__(self, pieces):
        super().__init__()
        self.enc = Encoder(pieces)
        self.enc.layers = self.enc.layers[:LAYERS_KEPT]
        self.out = nn.Sequential(nn.Linear(3 * WIDTH, 128), nn.ReLU(), nn.Linear(128, len(MARKS)))
        self.drop = Drop(0.1)

    def forward(self, pieces, asked, is_piece):
        seen = self.enc(pieces, asked, is_piece).float()
        shown = is_piece.unsqueeze(-1).float()
        mean = (seen * shown).sum(1) / shown.sum(1)
        most = (seen - 1e4 * (1 - shown)).amax(1)
        return self.out(self.drop(torch.cat([seen[:, 0], mean, most], -1)))


def tellings(paths):
    """Each telling with its field and mark; those of one note stay together."""
    for path in paths:
        for line in open(path, encoding="utf8"):
            judged = json.loads(line)
            yield [(judged["field"], told, MARKS.index(mark)) for told, mark in judged["ways"]]


def encoded(telling, known):
    """The same pieces as judgeText in reader.ts."""
    field, told, mark = telling
    asked = [known[BEGIN], *word_pieces(known, field.replace("_", " ")), known[STOP]]
    text = told.replace("<home>", random.choice(HOMES)).removesuffix(".") + " ."
    read = [*word_pieces(known, text), known[STOP]]
    if len(asked) + len(read) > MOST_PIECES:
        return None
    return asked + read, [0] * len(asked) + [1] * len(read), mark


WORDS = re.compile(r"<home>|[\w'’]+(?:[-.][\w'’]+)*|[^\w\s]")


def words_of(text):
    return WORDS.findall(text.lower())


def changes_of(good, way):
    matcher = difflib.SequenceMatcher(None, good, way, autojunk=False)
    return [change for change in matcher.get_opcodes() if change[0] != "equal"]


def spoilings(paths):
    """How often people called a way broken that has other small words than the good way nearest to it."""
    counts = collections.Counter()
    for note in tellings(paths):
        good = [words_of(told) for _, told, mark in note if mark == 0]
        for _, told, mark in note:
            if mark != 2 or not good:
                continue
            way = words_of(told)
            nearest = min(good, key=lambda each: len(changes_of(each, way)))
            changes = changes_of(nearest, way)
            if len(changes) > 2:
                continue
            for _, from_, to, other_from, other_to in changes:
                pair = tuple(nearest[from_:to]), tuple(way[other_from:other_to])
                if max(len(each) for each in pair) <= MOST_CHANGED:
                    counts[pair] += 1
    return counts


class Spoiler:
    """Puts into a told text one or two small words as broken ways have them, where such words have stood elsewhere: what
    anybody can hear teaches little."""

    def __init__(self, counts, texts):
        self.ways, often = zip(*counts.items())
        self.weights = [count**0.75 for count in often]
        self.known = collections.Counter(word for words in texts for word in words)
        self.pairs = {pair for words in texts for pair in zip(words, words[1:])}

    def spoil(self, told):
        words = words_of(told)
        for _ in range(2 if random.random() < SPOILED_TWICE else 1):
            for before, after in random.choices(self.ways, self.weights, k=60):
                places = [at for at in range(1, len(words) - 1) if self.fits(words, at, before, after)]
                if places:
                    at = random.choice(places)
                    words[at : at + len(before)] = after
                    break
            else:
                return None
        return " ".join(words)

    def fits(self, words, at, before, after):
        end = at + len(before)
        if tuple(words[at:end]) != before or end >= len(words):
            return False
        now = [words[at - 1], *after, words[end]]
        return all(pair in self.pairs or self.known[pair[1]] < RARE for pair in zip(now, now[1:]))


def told_by_hand(path, counts):
    """Each text that was told by hand, and the same made worse."""
    pairs = [json.loads(line) for line in open(path, encoding="utf8")]
    pairs = [pair for pair in pairs if pair["told"]]
    spoiler = Spoiler(counts, [words_of(pair["told"]) for pair in pairs])
    for pair in pairs:
        worse = spoiler.spoil(pair["told"])
        if worse:
            yield pair["field"], pair["told"], 0
            yield pair["field"], worse, 2


def in_columns(group):
    longest = max(len(pieces) for pieces, _, _ in group)

    def column(which, empty):
        return torch.tensor([each[which] + [empty] * (longest - len(each[which])) for each in group])

    pieces = column(0, -1)
    return pieces.clamp(min=0), column(1, 0), pieces >= 0, torch.tensor([mark for _, _, mark in group])


def batches(examples):
    order = random.sample(examples, len(examples))
    for start in range(0, len(order), BATCH * 40):
        pool = sorted(order[start : start + BATCH * 40], key=lambda each: len(each[0]))
        groups = [pool[at : at + BATCH] for at in range(0, len(pool), BATCH)]
        for group in random.sample(groups, len(groups)):
            yield in_columns(group)


def judged(network, pieces, asked, is_piece):
    with torch.autocast("cpu", dtype=torch.bfloat16):
        return network(pieces, asked, is_piece).float()


def train(network, learned, unseen, epochs, rates):
    # As for the teller: what was learned of a word from a large body of text holds for rare words too.
    network.enc.emb.weight.requires_grad_(False)
    groups = collections.defaultdict(list)
    for name, values in network.named_parameters():
        if values.requires_grad:
            groups["encoder" if name.startswith("enc.") else "rest"].append(values)
    optimizer = torch.optim.AdamW([{"params": groups[name], "lr": rate} for name, rate in rates.items()])
    steps = epochs * (len(learned) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, list(rates.values()), total_steps=steps + epochs, pct_start=0.1, anneal_strategy="linear"
    )
    for epoch in range(epochs):
        network.train()
        for *given, marks in batches(learned):
            loss = functional.cross_entropy(judged(network, *given), marks, label_smoothing=0.05)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1)
            optimizer.step()
            schedule.step()
        print(f"epoch {epoch}: {share_found(network, unseen):.4f} of the broken ways are told from good ones", flush=True)


@torch.no_grad()
def share_found(network, unseen):
    """Of a good and a broken way of the same note: how often the broken one is found."""
    network.eval()
    found, pairs = 0, 0
    for note in unseen:
        *given, marks = in_columns(note)
        scores = judged(network, *given).softmax(-1)
        reading = scores[:, 0] - scores[:, 2]
        good, broken = reading[marks == 0], reading[marks == 2]
        found += (good[:, None] > broken[None]).sum().item()
        pairs += len(good) * len(broken)
    return found / max(1, pairs)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--further", action="store_true")
    parser.add_argument("--spoil")
    parser.add_argument("files", nargs="+")
    asked = parser.parse_args()
    header, tensors = read_weights("teller.bin")
    known = {piece: at for at, piece in enumerate(header["pieces"])}
    network = Reader(len(known))
    if asked.further:
        network.load_state_dict(read_weights("reader.bin")[1] | {"enc.emb.weight": tensors["enc.emb.weight"]})
    else:
        own = {name.removeprefix("enc."): values for name, values in tensors.items() if name.startswith("enc.")}
        network.enc.load_state_dict(own, strict=LAYERS_KEPT == 6)
    notes = [[found for each in ways if (found := encoded(each, known))] for ways in tellings(asked.files)]
    notes = [note for note in notes if note]
    unseen = notes[::HELD_BACK_EVERY]
    if asked.spoil:
        by_hand = told_by_hand(asked.spoil, spoilings(asked.files))
        train(network, [found for each in by_hand if (found := encoded(each, known))], unseen, 1, SPOILED_RATES)
    learned = [each for at, note in enumerate(notes) if at % HELD_BACK_EVERY for each in note]
    train(network, learned, unseen, *((FURTHER_EPOCHS, FURTHER_RATES) if asked.further else (EPOCHS, RATES)))
    # They stand in teller.bin.
    network.enc.emb = None
    write_weights("reader.bin", network, {})


if __name__ == "__main__":
    main()
