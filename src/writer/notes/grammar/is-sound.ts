import { headOf, isAdjectivePhrase } from "../read/read-note.ts";
import { tagWords, verbForm, type Word } from "../words/tag-words.ts";
import { isPlural, MASS_NOUNS } from "../words/word-lists.ts";

// Whether a sentence made from a note reads as one. What does not is never printed.
export function isSound(sentence: string): boolean {
  const text = sentence.replace(/\.$/, "");
  if (/\b(\p{L}{2,20}) \1\b/iu.test(text) || /[,:] (?:and )?[.,:]|\(\s*\)|[=<>]| w /.test(text)) return false;
  if (/ (?:and|or|with|of|the|an?|to|from|in|at|for|but|is|are|has|have)$/i.test(text)) return false;
  if (
    /\bis check-?in\b|^You can use the (?:sea|view|views|ocean|lake|mountains?) |^It (?:walks|drives|rides) |^Parking is (?:plan|hard to find an?|easy to find an?)\b/.test(
      text,
    )
  )
    return false;
  if (/(?:, with|There are) \d+ more people|^The outdoor space .*\boutdoors?\b/.test(text)) return false;
  if (/ (?:is|are) (?:but|or|and) | (?:for|under|of|with) (?:is|are) |^(?:Every|Each|Under|Over|About) is /.test(text))
    return false;
  const words = tagWords(text);
  if (words.some((_, at) => isBrokenAt(words, at))) return false;
  return !isThereBroken(text) && !repeatsItself(text) && !hasTwoVerbs(text);
}

function isBrokenAt(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (!next) return false;
  // "has next to us", "with set in a courtyard", "has directly outside"
  if (/^(?:has|have|with)$/.test(word.small)) return isNoThing(words, at + 1);
  if (/^(?:an?|the|our|your|my)$/.test(word.small)) return isNoThingNamed(words, at);
  if (word.small === "all" && next.kind === "adverb") return true;
  // "are me and my boys", "and which was named"
  if (/^(?:is|are)$/.test(word.small) && /^(?:me|us|him|them)$/.test(next.small)) return true;
  if (word.kind === "and" && /^(?:which|who|that|with|but|or|of)$/.test(next.small)) return true;
  return /^(?:is|are)$/.test(word.small) && (isBareCount(words, at) || isOnlyHalf(words, at));
}

// "a super convenient to downtown", "a then a factory", "a bars": what an article announces has to come.
function isNoThingNamed(words: readonly Word[], at: number): boolean {
  const following = words.slice(at + 1);
  if (/^(?:few|couple|lot|bit|little)$/.test(following[0]?.small ?? "")) return false;
  const end = following.findIndex(({ kind }) => !/^(?:adjective|adverb|number|and)$/.test(kind));
  const named = end < 0 ? undefined : following[end];
  if (following.slice(0, end < 0 ? undefined : end).some(({ small }) => /^\d+-/.test(small))) return false;
  if (!named) return words[at]?.small !== "the" && following[0]?.small !== "own";
  if (following[0]?.small === "own" && end === 1 && !/^(?:noun|name)$/.test(named.kind)) return false;
  if (!/^(?:noun|name|verb|pronoun)$/.test(named.kind)) return true;
  if (named.kind === "pronoun") return !/^(?:only|one|other)$/.test(named.small);
  if (named.kind === "verb") return verbForm(named.small) === "s" && words[at]?.small !== "the";
  const isOne = words[at]?.small !== "the";
  const next = following[end + 1];
  const goesOn = next !== undefined && /^(?:noun|name|adjective|verb|number)$/.test(next.kind);
  return (
    isOne &&
    named.kind === "noun" &&
    isPlural(named.small) &&
    !goesOn &&
    !/^(?:few|couple|lots)$/.test(following[0]?.small ?? "")
  );
}

// "is goes", "are live": two verbs where one belongs.
function isOnlyHalf(words: readonly Word[], at: number): boolean {
  const next = words[at + 1] as Word;
  return (
    next.kind === "verb" &&
    (verbForm(next.small) === "s" || verbForm(next.small) === "base") &&
    !/^(?:set|built|run)$/.test(next.small)
  );
}

function isNoThing(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (/^(?:preposition|auxiliary|that|pronoun|and)$/.test(word.kind))
    return !/^(?:everything|something|nothing|been|around|over|up|you|us|me|it|which)$/.test(word.small);
  if (word.kind === "verb" && verbForm(word.small) === "s") return false;
  if (word.kind === "verb" && verbForm(word.small) === "ing") return !next || next.kind === "adverb";
  if (word.kind === "verb")
    return verbForm(word.small) !== "ing" && !(verbForm(word.small) === "past" && words[at - 1]?.small !== "with");
  if (word.kind === "adverb") return !next || /^(?:preposition|adverb)$/.test(next.kind);
  if (word.kind === "adjective" || word.kind === "noun") {
    const rest = words.slice(at);
    const end = rest.findIndex(({ kind }) => !/^(?:adjective|adverb|and|number|noun|name)$/.test(kind));
    const chunk = end < 0 ? rest : rest.slice(0, end);
    if (!chunk.some(({ kind }) => /^(?:noun|name)$/.test(kind))) return words[at + chunk.length]?.kind !== "verb";
  }
  return false;
}

// "The condo is 9 ft ceilings", "the room is FULL size bunkbeds": one thing is not many.
function isBareCount(words: readonly Word[], at: number): boolean {
  const subject = words[at - 1];
  if (words[at]?.small !== "is" || !subject || isPlural(subject.small)) return false;
  const chunk: Word[] = [];
  for (const word of words.slice(at + 1)) {
    if (!/^(?:number|adjective|noun)$/.test(word.kind)) break;
    chunk.push(word);
  }
  const head = chunk.at(-1);
  const isMeasure =
    /^(?:minutes?|blocks?|miles?|m|km|feet|ft|meters|metres|hours?|steps|people|guests|nights|days|weeks|months|years|sq|stops)$/.test(
      head?.small ?? "",
    );
  return head?.kind === "noun" && isPlural(head.small) && !isMeasure && !/^(?:yours|premises)$/.test(head.small);
}

// "There is terrace", "There is chic, spacious", "There are me and my boys".
function isThereBroken(text: string): boolean {
  const found = /^(?:outside |for work |inside )?there (is|are) (.+)$/i.exec(text);
  if (!found?.[2]) return false;
  if (/: /.test(found[2]) && !/^\d|^(?:two|three|four|five|six) /.test(found[2])) return true;
  // "a private, walled garden" is one thing.
  const [first = ""] = found[2]
    .replace(/^((?:an? )?\p{L}+), (?=\p{L}+ \p{L}+)/u, (said, one: string) =>
      isAdjectivePhrase(one.replace(/^an? /, "")) ? `${one} ` : said,
    )
    .split(/, | and /);
  const [opening] = tagWords(first);
  if (!opening || /^(?:verb|auxiliary|preposition|and|that)$/.test(opening.kind)) return true;
  if (/^\d+ x \d|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(first)) return true;
  if (opening.kind === "pronoun") return !/^(?:everything|something|nothing|someone|somebody)$/.test(opening.small);
  if (isAdjectivePhrase(first)) return true;
  const head = headOf(first);
  if (/^the \p{L}{3,20}$/u.test(found[2]) || /^all \p{L}+$/u.test(first)) return true;
  const isMany = isPlural(head) || / and |, /.test(found[2]);
  if (found[1] === "are") return !isMany;
  const words = tagWords(first);
  const isThing = words.some(({ kind, small }) => kind === "noun" && small === head);
  const isBare =
    (/^(?:adjective|noun|adverb)$/.test(opening.kind) ||
      (opening.kind === "name" && (isThing || words.length === 1))) &&
    !isPlural(head) &&
    !MASS_NOUNS.has(head) &&
    !head.endsWith("ing");
  return isPlural(head) || isBare;
}

// "There is a 14th has a feel", "the red line 2 blocks goes downtown": a clause has one verb of its own.
function hasTwoVerbs(text: string): boolean {
  return text.split(/[,:;(]| and | but | or | so /).some((clause) => {
    const words = tagWords(clause.trim());
    let verbs = 0;
    for (const [at, word] of words.entries()) {
      if (
        word.kind === "that" ||
        (at > 0 && word.kind === "pronoun" && !/^(?:it|everything|something)$/.test(word.small))
      )
        return false;
      const before = words[at - 1];
      const isFinite =
        (word.kind === "auxiliary" && word.small !== "been" && before?.kind !== "auxiliary") ||
        (word.kind === "verb" &&
          verbForm(word.small) === "s" &&
          before !== undefined &&
          /^(?:noun|name)$/.test(before.kind) &&
          words[at + 1] !== undefined);
      if (isFinite) verbs += 1;
    }
    return verbs > 1;
  });
}

// "The kitchen has a gourmet kitchen".
function repeatsItself(text: string): boolean {
  const found = /^the (\p{L}{4,20}) (?:has|is) (.+)$/iu.exec(text);
  const noun = found?.[1]?.toLowerCase();
  const [said = ""] = found?.[2]?.toLowerCase().split(/ with | in | of /) ?? [];
  const later = found?.[2]?.toLowerCase() ?? "";
  if (noun !== undefined && (later.endsWith(` the ${noun}`) || later.endsWith(` ${noun}`))) return true;
  return noun !== undefined && said.split(/[ ,]/).some((word) => [noun, `${noun}s`, `${noun}ette`].includes(word));
}
