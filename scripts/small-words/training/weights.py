"""Reads and writes the networks' weights as weights.ts reads them: a length, a description, and every matrix as one scale
a row and one byte a number."""

import json
import struct
from pathlib import Path

import torch

FOLDER = Path(__file__).parents[3] / "src/writer/notes/small-words/network/weights"


def read_weights(name):
    file = (FOLDER / name).read_bytes()
    end = 4 + struct.unpack("<I", file[:4])[0]
    header, tensors, at = json.loads(file[4:end]), {}, end
    for tensor in header["tensors"]:
        rows, columns = (tensor["shape"] + [1])[:2]
        scale = torch.frombuffer(bytearray(file[at : at + 4 * rows]), dtype=torch.float32)
        at += 4 * rows
        values = torch.frombuffer(bytearray(file[at : at + rows * columns]), dtype=torch.int8)
        at += rows * columns
        matrix = values.reshape(rows, columns).float() * scale.unsqueeze(1)
        is_vector = "bias" in tensor["name"] or ".ln" in tensor["name"]
        tensors[tensor["name"]] = matrix.reshape(-1) if is_vector else matrix
    return header, tensors


def write_weights(name, network, header):
    tensors, data = [], b""
    for tensor, values in network.state_dict().items():
        rows = values.reshape(len(values), -1)
        scale = (rows.abs().amax(1) / 127).clamp(min=1e-8)
        tensors.append({"name": tensor, "shape": list(rows.shape)})
        data += scale.numpy().tobytes() + (rows / scale.unsqueeze(1)).round().to(torch.int8).numpy().tobytes()
    text = json.dumps(header | {"tensors": tensors}, ensure_ascii=False, separators=(",", ":")).encode()
    (FOLDER / name).write_bytes(struct.pack("<I", len(text)) + text + data)
