import { NUMBER, valueOf } from "../claims/number-words.ts";
import { sentencesOf } from "../sentences-of.ts";

const VOWEL_SOUND =
  /^(?:[aeiou]|8|11\b|18\b|hour|honest|heir|honou?r|hdtv|hbo|ev\b|rv\b|lg\b|mp3|x-?box|sms|fm\b|nhs)/i;
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usu|util|uk\b|us\b|u-|eu|one\b|one-|once|ukulele|ewe)/i;
const startsWithVowel = (word: string) => VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word);

const COUNTED = "bedroom|bathroom|bath|bed|guest|person|car|space|night|TV|pool|minute|adult|room|bike|kayak";

type Slip = { slip: string; words: string };

export function grammarSlips(text: string): Slip[] {
  return [
    ...articleSlips(text),
    ...numberSlips(text),
    ...verbSlips(text),
    ...matches("doubled word", text, /\b(?!(?:that|had|ping)\b)(\p{L}+) \1\b/giu),
    ...matches("space missing", text, /[\p{Ll}][.,;:!?]\p{L}{2,}(?!\w*\.(?:com|net))/gu),
    ...matches("space before punctuation", text, /\s+[,.;:!?](?!\d|\w)/g),
    ...matches("double space", text, /\S {2,}\S/g),
    ...matches("doubled punctuation", text, /[,;:]{2,}|[.,;:][,;:]|,\.|(?<!\.)\.\.(?!\.)|\.{4,}|[!?]{2,}/g),
    ...matches("empty brackets", text, /\(\s*\)|\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}/g),
    ...matches("comma before the end", text, /,\s*(?:and|or|with)?\s*\./gi),
    ...matches("and doubled", text, /\band,? and\b|, and, |\band with and\b|\bor or\b|\bwith with\b|\band or\b/gi),
    ...caseSlips(text),
  ];
}

const matches = (slip: string, text: string, pattern: RegExp): Slip[] =>
  [...text.matchAll(pattern)].map(([words]) => ({ slip, words }));

function articleSlips(text: string): Slip[] {
  const articles = [...text.matchAll(/(?<![\p{L}'’-]|(?<=\p{L} )(?=A))(an?) ["“']?([\p{L}\p{N}][\p{L}\p{N}/-]*)/giu)];
  return articles
    .filter(
      ([, article = "", word = ""]) => !/^A$/.test(word) && (article.toLowerCase() === "an") !== startsWithVowel(word),
    )
    .filter(([words]) => !/\ba (?:or|is|and|in)\b/i.test(words))
    .map(([words]) => ({ slip: "a or an", words }));
}

function numberSlips(text: string): Slip[] {
  const plural = new RegExp(
    String.raw`(?<![\d.,:-])\b(${NUMBER}) (?:(?:private|shared|full|separate|parking|free) )?(${COUNTED})(s?)(?![\p{L}-]| \p{L}*(?!and\b|or\b|with\b|in\b|is\b|are\b|has\b|have\b|to\b|on\b|for\b)\p{L})`,
    "giu",
  );
  return [...text.matchAll(plural)]
    .filter(([words, count = "", noun = "", s = ""]) => {
      const isOne = valueOf(count) === 1 || valueOf(count) === 0.5;
      if (noun.toLowerCase() === "person") return !isOne || s !== "";
      return isOne ? s !== "" && !/half/i.test(words) : s === "" && !/^(?:bed|bath|person)$/i.test(noun);
    })
    .map(([words]) => ({ slip: "number and noun", words }));
}

function verbSlips(text: string): Slip[] {
  return [
    ...matches(
      "number and verb",
      text,
      /\bthere is (?:two|three|four|five|six|seven|eight|nine|ten|\d{2,}|[2-9]) (?!mbps|inch|hours?)\w+/gi,
    ),
    ...matches("number and verb", text, /\bthere are (?:an?|one|1) (?!of)\w+(?! (?:and|or)|,)(?=\.|;)/gi),
    ...matches(
      "number and verb",
      text,
      /(?<!\b(?:of|in|with|from|for|across|between|and|to|has|have|on|by) (?:the |its |your )?(?:\w+ )?)\b(?:bedrooms|bathrooms|beds|guests|pets|towels|linens|hangers|stays|views|bikes) (?:is|has|was|comes|sleeps|holds)\b/gi,
    ),
    ...matches(
      "number and verb",
      text,
      /(?<!\b(?:and|or|plus) )\b(?:the|a|your|one) (?:bedroom|bathroom|kitchen|bed|pool|hot tub|apartment|house|home|condo|room|host|gym|sauna|elevator|washer|dryer) (?:are|have|were|come|sleep|hold)\b/gi,
    ),
    ...matches("pronoun", text, /\byou is\b|\bit are\b|\bthey is\b|\bwe is\b|\byours? (?:have|has) (?:been|it)\b/gi),
    ...matches(
      "uncountable",
      text,
      /\b(?:a|an) (?:wifi|internet|parking|heating|air conditioning|furniture|equipment|luggage|cookware|laundry|silverware|linens|towels|essentials|hangers|toiletries|shampoo|conditioner|dishes|free parking|free street parking)\b(?! (?:spot|space|lot|garage|connection|unit|system|machine|room|set|area|rack|drop|dropoff|closet|bar|in|on))/gi,
    ),
  ];
}

function caseSlips(text: string): Slip[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(/(?<=[.!?])\s+/))
    .filter((sentence) => /^["“(]?\p{Ll}/u.test(sentence) && !/^(?:iPhone|iPad|eBike)/.test(sentence))
    .map((sentence) => ({ slip: "lower case start", words: sentence.slice(0, 40) }));
}

export const unendedSentences = (sentences: string[]) =>
  sentences.filter((sentence) => !/[.!?:]["”’)]?$/.test(sentence.trim()));
