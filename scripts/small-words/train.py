"""Trains src/writer/notes/small-words/small-words.bin, the network that puts small words back into a host's notes.

python3 scripts/small-words/train.py sentences.jsonl pairs.jsonl

Needs PyTorch, and about 40 minutes on two cores. The first file comes from read-sentences.ts, the second from
read-pairs.ts. Not part of the product's build: the weights are committed.
"""

import collections
import json
import random
import struct
import sys
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional

OUT = Path(__file__).parents[2] / "src/writer/notes/small-words/small-words.bin"
BATCH = 256
LABELS = 600
HELD_BACK = 600
UNSEEN = 0.06

torch.manual_seed(1)
random.seed(1)


class Network(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.word = nn.Embedding(sizes["words"], 80)
        self.suf = nn.Embedding(sizes["endings"], 24)
        self.tag = nn.Embedding(sizes["kinds"], 16)
        self.typed = nn.Embedding(sizes["typed"], 24)
        self.enc = nn.GRU(80 + 24 + 16 + 24 + 1, 160, num_layers=2, bidirectional=True, batch_first=True, dropout=0.15)
        self.lab = nn.Embedding(sizes["labels"] + 1, 32)
        self.dec = nn.GRU(320 * 2 + 32, 192, batch_first=True)
        self.out = nn.Linear(192, sizes["labels"])
        self.drop = nn.Dropout(0.2)

    def forward(self, words, endings, kinds, capitals, typed, before):
        parts = [self.word(words), self.suf(endings), self.tag(kinds), self.typed(typed), capitals.unsqueeze(-1)]
        read, _ = self.enc(self.drop(torch.cat(parts, -1)))
        left = torch.cat([torch.zeros_like(read[:, :1]), read[:, :-1]], 1)
        chosen, _ = self.dec(torch.cat([self.drop(left), self.drop(read), self.lab(before)], -1))
        return self.out(self.drop(chosen))


MAY_BE_PUT = set(
    """, . a the is are was were has have your our its and with on from will can be which there you we it this in at by of
    to for they that do does who where away bed beds bedroom kitchen bathroom area parking""".split()
)


def can_become(typed, put):
    """The same rule as canBecome and fittingAt in TypeScript."""
    if typed == "^":
        return put in ("", "<untold>")
    if typed == "$":
        return put in ("", "away", "there", "bed", "beds", "bedroom")
    if put == "<untold>":
        return False
    if "-" in put:
        return False
    if typed == put:
        return True
    wanted = [token for token in typed.split(" ") if token not in (",", "-", "")]
    at = 0
    for token in put.split(" "):
        if at < len(wanted) and token == wanted[at]:
            at += 1
        elif token != "" and token not in MAY_BE_PUT:
            return False
    if at < len(wanted):
        return False
    if "." in typed:
        return "." in put
    return "," in typed or "-" in typed or "." not in put


def numbered(counts, least, most=None):
    return {text: at + 2 for at, text in enumerate(text for text, n in counts.most_common(most) if n >= least)}


def lists_of(sentences, pairs):
    counts = [collections.Counter() for _ in range(5)]
    for weight, examples in ((1, sentences), (8, pairs)):
        for words, kinds, _, typed, told in examples:
            for count, items in zip(counts, (words, [word[-3:] for word in words], kinds, typed, told)):
                for item in items:
                    count[item] += weight
    words, endings, kinds, typed, told = counts
    labels = {text: at for at, (text, _) in enumerate(told.most_common(LABELS))}
    return {
        "words": numbered(words, 7),
        "endings": numbered(endings, 15),
        "kinds": numbered(kinds, 1),
        "typed": numbered(typed, 1, 300),
        "labels": labels,
    }


def encoded(example, lists):
    words, kinds, capitals, typed, told = example
    return (
        [lists["words"].get(word, 1) for word in words],
        [lists["endings"].get(word[-3:], 1) for word in words],
        [lists["kinds"].get(kind, 1) for kind in kinds],
        capitals,
        [lists["typed"].get(slot, 1) for slot in typed],
        [lists["labels"].get(slot, -1) for slot in told] + [-1] * (len(words) - len(told)),
    )


def batches(examples):
    order = random.sample(range(len(examples)), len(examples))
    for start in range(0, len(order), BATCH * 50):
        pool = sorted(order[start : start + BATCH * 50], key=lambda at: len(examples[at][0]))
        groups = [pool[at : at + BATCH] for at in range(0, len(pool), BATCH)]
        for group in random.sample(groups, len(groups)):
            longest = max(len(examples[at][0]) for at in group)

            def column(which, empty):
                rows = [examples[at][which] for at in group]
                return torch.tensor([row + [empty] * (longest - len(row)) for row in rows])

            yield (*(column(which, 0) for which in range(3)), column(3, 0).float(), column(4, 0), column(5, -1))


def loss_of(network, allowed, batch):
    words, endings, kinds, capitals, typed, told = batch
    if network.training:
        # A name that was never seen is told by its ending and its kind.
        words = words.masked_fill((torch.rand(words.shape) < UNSEEN) & (words > 0), 1)
    none = network.out.out_features
    before = torch.cat([torch.full((len(told), 1), none), told[:, :-1].masked_fill(told[:, :-1] < 0, none)], 1)
    scores = network(words, endings, kinds, capitals, typed, before).masked_fill(~allowed[typed], -1e4)
    is_known = (told >= 0) & allowed[typed].gather(2, told.clamp(min=0).unsqueeze(-1)).squeeze(-1)
    right = ((scores.argmax(-1) == told) & is_known).sum().item()
    return functional.cross_entropy(scores[is_known], told[is_known]), right, is_known.sum().item()


def train(network, allowed, examples, rate, epochs, held_back):
    steps = epochs * (len(examples()) // BATCH + 60)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    for epoch in range(epochs):
        network.train()
        for batch in batches(examples()):
            loss, _, _ = loss_of(network, allowed, batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1)
            optimizer.step()
            schedule.step()
        network.eval()
        with torch.no_grad():
            results = [loss_of(network, allowed, batch) for batch in batches(held_back)]
        share = sum(right for _, right, _ in results) / sum(known for _, _, known in results)
        print(f"epoch {epoch}: {share:.4f} of the places of held-back pairs are as told", flush=True)


def packed(network, lists):
    """A length, a description, and every matrix as one scale a row and one byte a number, as model.ts reads it."""
    tensors, data = [], b""
    for name, values in network.state_dict().items():
        rows = values.reshape(len(values), -1)
        scale = (rows.abs().amax(1) / 127).clamp(min=1e-8)
        tensors.append({"name": name, "shape": list(rows.shape)})
        data += scale.numpy().tobytes() + (rows / scale.unsqueeze(1)).round().to(torch.int8).numpy().tobytes()
    header = {name: sorted(numbers, key=numbers.get) for name, numbers in lists.items()} | {"tensors": tensors}
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    return struct.pack("<I", len(text)) + text + data


def main():
    sentences, pairs = ([json.loads(line) for line in open(path, encoding="utf8")] for path in sys.argv[1:3])
    random.shuffle(pairs)
    lists = lists_of(sentences, pairs[HELD_BACK:])
    allowed = torch.ones(len(lists["typed"]) + 2, len(lists["labels"]), dtype=torch.bool)
    for typed, row in lists["typed"].items():
        for label, column in lists["labels"].items():
            allowed[row, column] = can_become(typed, label)
    plain = [encoded(example, lists) for example in sentences]
    own = [encoded(example, lists) for example in pairs]
    sizes = {name: len(numbers) + (0 if name == "labels" else 2) for name, numbers in lists.items()}
    network = Network(sizes)
    held_back, own = own[:HELD_BACK], own[HELD_BACK:]
    train(network, allowed, lambda: plain + own * 3, 4e-3, 2, held_back)
    train(network, allowed, lambda: own + random.sample(plain, min(len(plain), 6000)), 1.5e-3, 8, held_back)
    OUT.write_bytes(packed(network, lists))


main()
