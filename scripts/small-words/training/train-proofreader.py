"""Trains src/writer/notes/small-words/network/weights/proofreader.bin, the network that judges what was made of a note.

python3 scripts/small-words/training/train-proofreader.py judged.jsonl

Needs PyTorch, and some minutes. The file comes from read-judged.ts, and has to be made anew after listener.bin was
trained: this network hears a note with the ears of the listener, whose weights it leaves as they are.
"""

import json
import random
import sys

import torch
from torch import nn
from torch.nn import functional
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence, pad_sequence
from weights import read_weights, write_weights

EPOCHS = 12
BATCH = 64
RATE = 2e-3
HELD_BACK = 0.1
MARKS = "gsb"

torch.manual_seed(1)
random.seed(1)


class Reader(nn.Module):
    """What the listener hears in a note."""

    def __init__(self, tensors):
        super().__init__()
        for name in ("word", "suf", "tag", "typed"):
            setattr(self, name, nn.Embedding(*tensors[f"{name}.weight"].shape))
        self.enc = nn.GRU(145, 160, num_layers=2, bidirectional=True, batch_first=True)
        own = ("word.", "suf.", "tag.", "typed.", "enc.")
        self.load_state_dict({name: values for name, values in tensors.items() if name.startswith(own)})

    @torch.no_grad()
    def forward(self, words, endings, kinds, capitals, typed):
        parts = [self.word(words), self.suf(endings), self.tag(kinds), self.typed(typed), capitals.unsqueeze(-1)]
        return self.enc(torch.cat(parts, -1).unsqueeze(0))[0][0]


class Proofreader(nn.Module):
    def __init__(self, labels):
        super().__init__()
        self.lab = nn.Embedding(len(labels) + 1, 32)
        with torch.no_grad():
            self.lab.weight[: len(labels)] = labels
        self.inp = nn.Linear(320 + 32 + 2, 128)
        self.g = nn.GRU(128, 96, bidirectional=True, batch_first=True)
        self.out = nn.Sequential(nn.Linear(4 * 96 + 9, 64), nn.ReLU(), nn.Dropout(0.3), nn.Linear(64, 3))
        self.drop = nn.Dropout(0.3)

    def forward(self, read, put, doubts, whole, lengths):
        given = torch.cat([self.drop(read), self.lab(put), doubts], -1)
        packed = pack_padded_sequence(
            self.drop(functional.relu(self.inp(given))), lengths, batch_first=True, enforce_sorted=False
        )
        places, _ = pad_packed_sequence(self.g(packed)[0], batch_first=True)
        is_place = (torch.arange(places.shape[1])[None] < lengths[:, None]).unsqueeze(-1).float()
        mean = (places * is_place).sum(1) / is_place.sum(1)
        most = (places - 1e4 * (1 - is_place)).amax(1)
        return self.out(torch.cat([self.drop(mean), self.drop(most), whole], -1))


def numbered(items):
    return {item: at + 2 for at, item in enumerate(items)}


def examples(path, header, reader):
    """The same numbers in the same scale as proofreader.ts."""
    lists = {name: numbered(header[name]) for name in ("words", "endings", "kinds", "typed")}
    labels = {label: at for at, label in enumerate(header["labels"])}
    unknown = len(labels) + 1
    last, known = None, None
    for line in open(path, encoding="utf8"):
        words, kinds, capitals, typed, told, logs, sures, tellable, is_whole, is_read, mark = json.loads(line)
        note = (words, typed)
        if note != last:
            columns = [
                [lists["words"].get(word, 1) for word in words],
                [lists["endings"].get(word[-3:], 1) for word in words],
                [lists["kinds"].get(kind, 1) for kind in kinds],
            ]
            slots = torch.tensor([lists["typed"].get(slot, 1) for slot in typed])
            last, known = note, reader(*map(torch.tensor, columns), torch.tensor(capitals).float(), slots)[1:]
        put = told[1:]
        count = len(put) - 1
        stops = [sum("." in slot for slot in some) / 3 for some in (put, typed[1:-1])]
        whole = [sum(sures) / 4, min(sures) / 2, tellable / 2, count / 20, stops[0], float(is_whole)]
        yield (
            known,
            torch.tensor([labels.get(slot, unknown) for slot in put]),
            torch.tensor([[max(-8, log) / 3, max(-8, sure) / 3] for log, sure in zip(logs, sures)]),
            torch.tensor([*whole, sum(logs) / max(1, count) * 2, stops[1], float(is_read)]),
            MARKS.index(mark),
        )


def batched(group):
    read, put, doubts, whole, marks = zip(*group)
    lengths = torch.tensor([len(each) for each in put])
    padded = [pad_sequence(list(each), batch_first=True) for each in (read, put, doubts)]
    return *padded, torch.stack(whole), lengths, torch.tensor(marks)


def in_batches(group):
    return [batched(group[at : at + BATCH]) for at in range(0, len(group), BATCH)]


def main():
    header, tensors = read_weights("listener.bin")
    every = list(examples(sys.argv[1], header, Reader(tensors).eval()))
    # Tellings of one note stay together.
    held = set(random.sample(sorted({id(each[0]) for each in every}), int(HELD_BACK * len({id(e[0]) for e in every}))))
    learned = [each for each in every if id(each[0]) not in held]
    unseen = in_batches([each for each in every if id(each[0]) in held])
    network = Proofreader(tensors["lab.weight"])
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=1e-2)
    steps = EPOCHS * (len(learned) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1, pct_start=0.15)
    for epoch in range(EPOCHS):
        network.train()
        random.shuffle(learned)
        for *given, marks in in_batches(learned):
            loss = functional.cross_entropy(network(*given), marks, label_smoothing=0.05)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1)
            optimizer.step()
            schedule.step()
        network.eval()
        with torch.no_grad():
            right = sum((network(*given).argmax(-1) == marks).sum().item() for *given, marks in unseen)
        share = right / max(1, sum(len(each[-1]) for each in unseen))
        print(f"epoch {epoch}: {share:.4f} of the held-back tellings are judged as people did", flush=True)
    write_weights("proofreader.bin", network, {})


main()
