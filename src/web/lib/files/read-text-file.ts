import { readDocx, UnreadableFileError } from "./read-docx.ts";

const LARGEST_FILE_BYTES = 5_000_000;

export const TEXT_FILES =
  ".txt,.docx,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

// Reads a chosen file in the browser, without sending it; returns its text or what to do instead.
export async function readTextFile(file: File): Promise<{ text: string } | { problem: string }> {
  const name = file.name.toLowerCase();
  if (file.size > LARGEST_FILE_BYTES) return { problem: "This file is larger than 5 MB. Paste the text instead." };
  if (name.endsWith(".docx")) return docxText(file);
  if (name.endsWith(".txt") || file.type === "text/plain") return plainText(file);
  return { problem: "Only .txt and .docx files can be read. Save it as one of them, or paste the text." };
}

async function docxText(file: File): Promise<{ text: string } | { problem: string }> {
  try {
    return filled(await readDocx(file));
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return { problem: "This document could not be opened. Paste the text instead." };
  }
}

async function plainText(file: File): Promise<{ text: string } | { problem: string }> {
  const bytes = await file.arrayBuffer();
  try {
    return filled(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // Older programs save in the encoding of western Windows.
    return filled(new TextDecoder("windows-1252").decode(bytes));
  }
}

function filled(text: string): { text: string } | { problem: string } {
  const plain = text.replaceAll("\r\n", "\n").replaceAll("\0", "");
  return plain.trim() === "" ? { problem: "There is no text in this file." } : { text: plain };
}
