"""The encoder that reads a note: MiniLM (all-MiniLM-L6-v2, Apache 2.0), whose six layers know English already and learn here
what hosts leave out."""

import collections
import json
import random
import re
import struct
import unicodedata
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional

WIDTH = 384
HEADS = 12
LAYERS = 6
MOST_PIECES = 128
UNKNOWN, BEGIN, STOP = "[UNK]", "[CLS]", "[SEP]"


def read_base(folder):
    """The pieces of words that the base knows, and its weights under our names."""
    known = json.loads((Path(folder) / "tokenizer.json").read_text(encoding="utf8"))["model"]["vocab"]
    file = (Path(folder) / "model.fp16.safetensors").read_bytes()
    begin = 8 + struct.unpack("<Q", file[:8])[0]

    def tensor(name):
        place = json.loads(file[8:begin])[name]
        start, end = place["data_offsets"]
        return torch.frombuffer(bytearray(file[begin + start : begin + end]), dtype=torch.float16).float().reshape(place["shape"])

    weights = {
        "emb.weight": tensor("embeddings.word_embeddings.weight"),
        "pos.weight": tensor("embeddings.position_embeddings.weight")[:MOST_PIECES],
        "typ.weight": tensor("embeddings.token_type_embeddings.weight"),
    }
    for kind in ("weight", "bias"):
        weights[f"ln.{kind}"] = tensor(f"embeddings.LayerNorm.{kind}")
        for at in range(LAYERS):
            layer, ours = f"encoder.layer.{at}", f"layers.{at}"
            asked = [tensor(f"{layer}.attention.self.{part}.{kind}") for part in ("query", "key", "value")]
            weights[f"{ours}.qkv.{kind}"] = torch.cat(asked)
            weights[f"{ours}.att.{kind}"] = tensor(f"{layer}.attention.output.dense.{kind}")
            weights[f"{ours}.ln1.{kind}"] = tensor(f"{layer}.attention.output.LayerNorm.{kind}")
            weights[f"{ours}.up.{kind}"] = tensor(f"{layer}.intermediate.dense.{kind}")
            weights[f"{ours}.down.{kind}"] = tensor(f"{layer}.output.dense.{kind}")
            weights[f"{ours}.ln2.{kind}"] = tensor(f"{layer}.output.LayerNorm.{kind}")
    return known, weights


def word_pieces(known, text):
    """The same as wordPieces in teller.ts."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")
    found = []
    for word in re.findall(r"[^\W_]+|[^\w\s]|_", plain):
        at, own = 0, []
        while at < len(word):
            end = len(word)
            while end > at and ("##" if at else "") + word[at:end] not in known:
                end -= 1
            if end == at:
                own = [known[UNKNOWN]]
                break
            own.append(known[("##" if at else "") + word[at:end]])
            at = end
        found += own
    return found


KEPT = re.compile(r"^(\[UNK\]|\[CLS\]|\[SEP\]|(##)?[a-z0-9]+|[^\w\s])$")
COMMON = 18000
SHORT = 2


def without_rare(known, weights, examples):
    """Of the pieces only what is common, short or seen in the examples; other words are told by shorter pieces."""
    used = collections.Counter()
    for words, _, _, typed, *_ in examples:
        for text in (*words[1:-1], *typed):
            used.update(word_pieces(known, text))
    kept = [
        (piece, at)
        for piece, at in sorted(known.items(), key=lambda item: item[1])
        if at in used or (KEPT.match(piece) and (at < COMMON or len(piece.replace("##", "")) <= SHORT))
    ]
    weights = weights | {"emb.weight": weights["emb.weight"][torch.tensor([at for _, at in kept])]}
    return [piece for piece, _ in kept], weights


class Drop(nn.Module):
    """Dropout with chances drawn once, since drawing them for every number takes a fifth of the training."""

    chances = torch.rand(24_000_000)

    def __init__(self, share):
        super().__init__()
        self.share = share

    def forward(self, values):
        if not self.training:
            return values
        start = random.randrange(0, len(Drop.chances) - values.numel())
        kept = Drop.chances[start : start + values.numel()].view(values.shape) >= self.share
        return values * kept / (1 - self.share)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.att = nn.Linear(WIDTH, WIDTH)
        self.ln1 = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up = nn.Linear(WIDTH, 4 * WIDTH)
        self.down = nn.Linear(4 * WIDTH, WIDTH)
        self.ln2 = nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = Drop(0.1)

    def forward(self, seen, hidden):
        count, length, _ = seen.shape
        asked, key, offered = self.qkv(seen).reshape(count, length, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        close = (asked @ key.transpose(-1, -2)).float() / (WIDTH // HEADS) ** 0.5 + hidden
        mixed = (close.softmax(-1).to(offered.dtype) @ offered).transpose(1, 2).reshape(count, length, WIDTH)
        seen = self.ln1(seen + self.drop(self.att(mixed)))
        return self.ln2(seen + self.drop(self.down(functional.gelu(self.up(seen)))))


class Encoder(nn.Module):
    def __init__(self, pieces):
        super().__init__()
        self.emb = nn.Embedding(pieces, WIDTH)
        self.pos = nn.Embedding(MOST_PIECES, WIDTH)
        self.typ = nn.Embedding(2, WIDTH)
        self.ln = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.drop = Drop(0.1)

    def forward(self, pieces, asked, is_piece):
        places = self.pos.weight[: pieces.shape[1]]
        seen = self.drop(self.ln(self.emb(pieces) + places + self.typ(asked)))
        hidden = ((1 - is_piece.float()) * -1e4)[:, None, None, :]
        for layer in self.layers:
            seen = layer(seen, hidden)
        return seen
