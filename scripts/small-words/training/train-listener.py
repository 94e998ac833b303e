"""Trains src/writer/notes/small-words/network/weights/listener.bin, the network that hears what the teller made of a
host's notes, and says how likely it is.

python3 scripts/small-words/training/train-listener.py sentences.jsonl pairs.jsonl paragraphs.jsonl
python3 scripts/small-words/training/train-listener.py --further pairs.jsonl paragraphs.jsonl judged.jsonl unseen.jsonl

Needs PyTorch, and about 50 minutes on two cores, or 25 to go on from the committed weights. The first file comes from
read-sentences.ts, the second from read-pairs.ts, the third from read-pairs.ts --paragraphs. It is trained apart from the
teller, so that both do not make the same mistakes. Not part of the product's build: the weights are committed.
"""

import collections
import json
import random
import sys

import torch
from slots import allowed_in
from torch import nn
from torch.nn import functional
from weights import read_weights, write_weights

BATCH = 256
LABELS = 1000
HELD_BACK = 600
UNSEEN = 0.06
RIVALS = 48
RIVAL_WEIGHT = 0.1

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


def numbered(counts, least, most=None):
    return {text: at + 2 for at, text in enumerate(text for text, n in counts.most_common(most) if n >= least)}


def lists_of(sentences, pairs, paragraphs):
    counts = [collections.Counter() for _ in range(5)]
    for weight, examples in ((1, sentences), (8, pairs), (8, paragraphs)):
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
        "typed": numbered(typed, 1, 500),
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
            yield in_columns([examples[at] for at in group])


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


def rivals_of(judged, lists):
    """Of notes told in several ways: a way that people called good, and one that they called broken."""
    notes = collections.defaultdict(lambda: {"g": [], "b": []})
    for words, kinds, capitals, typed, told, *_, mark in judged:
        if mark != "s":
            notes[json.dumps([words, typed])][mark].append(encoded((words, kinds, capitals, typed, told), lists))
    return [(ways["g"], ways["b"]) for ways in notes.values() if ways["g"] and ways["b"]]


def in_columns(examples):
    longest = max(len(example[0]) for example in examples)

    def column(which, empty):
        return torch.tensor([example[which] + [empty] * (longest - len(example[which])) for example in examples])

    return (*(column(which, 0) for which in range(3)), column(3, 0).float(), column(4, 0), column(5, -1))


def likelihoods(network, allowed, batch):
    """How likely each telling is as a whole."""
    words, endings, kinds, capitals, typed, told = batch
    none = network.out.out_features
    before = torch.cat([torch.full((len(told), 1), none), told[:, :-1].masked_fill(told[:, :-1] < 0, none)], 1)
    scores = network(words, endings, kinds, capitals, typed, before).masked_fill(~allowed[typed], -1e4)
    logs = functional.log_softmax(scores, -1).gather(2, told.clamp(min=0).unsqueeze(-1)).squeeze(-1)
    is_known = (told >= 0) & allowed[typed].gather(2, told.clamp(min=0).unsqueeze(-1)).squeeze(-1)
    return logs.masked_fill(~is_known, 0).sum(1)


def loss_of_rivals(network, allowed, rivals):
    chosen = [(random.choice(good), random.choice(broken)) for good, broken in random.sample(rivals, RIVALS)]
    batch = in_columns([good for good, _ in chosen] + [broken for _, broken in chosen])
    good, broken = likelihoods(network, allowed, batch).chunk(2)
    return -functional.logsigmoid(good - broken).mean()


def train(network, allowed, examples, rate, epochs, held_back, rivals=()):
    steps = epochs * (len(examples()) // BATCH + 60)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    for epoch in range(epochs):
        network.train()
        for batch in batches(examples()):
            loss, _, _ = loss_of(network, allowed, batch)
            if rivals:
                loss = loss + RIVAL_WEIGHT * loss_of_rivals(network, allowed, rivals)
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


def sized(lists):
    return {name: len(numbers) + (0 if name == "labels" else 2) for name, numbers in lists.items()}


def some(examples, count):
    return random.sample(examples, min(len(examples), count))


def from_the_start(sentences, pairs, paragraphs):
    lists = lists_of(sentences, pairs[HELD_BACK:], paragraphs[HELD_BACK:])
    allowed, network = allowed_in(lists), Network(sized(lists))
    plain, own, whole = ([encoded(example, lists) for example in each] for each in (sentences, pairs, paragraphs))
    (held_own, own), (held_whole, whole) = ((each[:HELD_BACK], each[HELD_BACK:]) for each in (own, whole))
    train(network, allowed, lambda: plain + own * 3, 4e-3, 2, held_own)
    train(network, allowed, lambda: own + some(plain, 6000), 1.5e-3, 8, held_own)
    train(network, allowed, lambda: whole + some(own, 8000) + some(plain, 1000), 2.5e-3, 13, held_whole)
    return network, lists


def further(pairs, paragraphs, judged, unseen):
    """Goes on from the committed weights with the words they know; measures with notes of other homes."""
    header, tensors = read_weights("listener.bin")
    lists = {name: numbered_again(header[name], 0 if name == "labels" else 2) for name in header if name != "tensors"}
    network = Network(sized(lists))
    network.load_state_dict(tensors)
    own, whole, held = ([encoded(example, lists) for example in each] for each in (pairs, paragraphs, unseen))
    examples = lambda: some(whole, 40000) + some(own, 6000)
    train(network, allowed_in(lists), examples, 1.3e-3, 3, held, rivals_of(judged, lists))
    return network, lists


def numbered_again(texts, first):
    return {text: at + first for at, text in enumerate(texts)}


def main():
    files = [path for path in sys.argv[1:] if path != "--further"]
    read = [[json.loads(line) for line in open(path, encoding="utf8")] for path in files]
    for examples in read:
        random.shuffle(examples)
    network, lists = further(*read) if "--further" in sys.argv else from_the_start(*read)
    write_weights("listener.bin", network, {name: sorted(numbers, key=numbers.get) for name, numbers in lists.items()})


main()
