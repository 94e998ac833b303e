// Writes which English words mean about the same: those that at least four of the five dictionaries call by one name.
// Run after a change of the dictionaries; a unit test compares the file.
import { writeFileSync } from "node:fs";
import { englishSynonyms, SYNONYMS_FILE } from "#writer/languages/dictionary/read-dictionary.ts";

writeFileSync(SYNONYMS_FILE, englishSynonyms());
