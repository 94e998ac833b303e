import type { Platform } from "#writer/description.ts";
import { fieldCalled, readScope } from "../headings.ts";
import type { Mark, Scope, Wish } from "../wish.ts";
import { degreeOf, readManner, readMost } from "./manner-words.ts";
import { readWordWish } from "./read-word-wish.ts";
import { Templates, thingIn } from "./thing-words.ts";

export type Listing = {
  platform: Platform;
  // Whether the words name a thing that the listing, or any host, knows.
  isThing: (words: string) => boolean;
};

const FIRST = new Templates([
  "start|begin|open|lead|kick_off|starting|opening off? it? with *",
  "start|begin|open the? text|description|listing|summary|it off? with *",
  "put|move|bring|mention|say|place|have|get|list|name|talk_about|tell_about|describe|show|pull|shift|push|set * first",
  "put|move|bring|place|get|pull|shift|push|mention|set|have * up_front|upfront|to_the_top|at_the_top|at_the_start|to_the_start|at_the_beginning|to_the_beginning|to_the_front|at_the_front|up_top|on_top|forward|right_away|at_the_very_top|to_the_very_top|right_at_the_start|before_anything_else|before_everything_else|in_the_first_sentence|into_the_first_sentence|first_of_all|straight_away",
  "* should|must|needs_to|has_to|ought_to|could come|be|go|stand|be_mentioned first|at_the_top|up_front|upfront|at_the_start|at_the_beginning|on_top",
  "* comes|goes|belongs|is first|at_the_top|up_front|upfront|at_the_start|on_top",
  "* first|upfront|up_front|at_the_top|first_thing|right_at_the_start|at_the_start|at_the_beginning|to_the_top|on_top|up_top|before_anything_else|before_everything_else|in_the_first_sentence",
  "* to_be|to_come|to_go|being|mentioned first|at_the_top|up_front|at_the_start",
  "first|first_of_all|first_mention|first_say|first_talk_about|first_the *",
  "the first sentence|line|thing should|must be|mention|be_about|say|talk_about *",
  "make * the first thing|sentence|point",
  "make * the lead|opener|opening|highlight|main_point|star",
  "lead_in with *",
]);
const EARLIER = new Templates([
  "put|move|bring|mention|say|place|get|have|talk_about|shift|push * earlier|sooner|higher|up|higher_up|further_up|more_prominently|closer_to_the_top|nearer_the_top|earlier_on",
  "mention|say|talk_about earlier|sooner *",
  "* should|must|needs_to|has_to|could come|be|go|be_mentioned earlier|sooner|higher|higher_up",
  "* earlier|sooner|higher_up|higher|further_up|earlier_on",
  "move|bring|put up|forward *",
]);
const LAST = new Templates([
  "end|finish|close|conclude|wrap_up|ending|finishing|closing it? with|on *",
  "end|finish|close the? text|description|listing|summary with|on *",
  "put|move|bring|mention|say|place|leave|keep|shift|push|get|save|talk_about * last|at_the_end|to_the_end|at_the_bottom|to_the_bottom|for_the_end|for_last|later|further_down|down|lower|lower_down|until_the_end|at_the_very_end|to_the_very_end",
  "* should|must|needs_to|has_to|could|can come|be|go|be_mentioned last|at_the_end|later|at_the_bottom|further_down",
  "* goes|comes|belongs last|at_the_end|at_the_bottom",
  "* last|at_the_end|to_the_end|at_the_bottom|to_the_bottom|later|later_on|further_down",
]);
const NONE = new Templates([
  "don't|never|not|dont ever? mention|mentioning|talk_about|tell_about|tell_them_about|tell_guests_about|tell_people_about|write_about|include|bring_up|say_anything_about|say_anything_on|speak_of|list|refer_to|advertise|promote|reveal|say|want|need|show|name|even_mention|put|put_in|want_to_mention|want_to_see|want_to_read_about|want_any_mention_of *",
  "stop|no_need_to|avoid|no_need_for|quit|without mentioning|mention|talking_about|talk_about|writing_about|saying *",
  "no_need to? mention|say|for|of *",
  "nobody|guests|people need|needs|cares|care|wants to_know|about|to_know_about|to_hear_about|to_read_about *",
  "no mention|mentions|talk|word|words|sentence|sentences of|about|on *",
  "nothing|not_a_word|not_one_word about|on|of *",
  "leave|take|cut|edit|keep|rule|strike out *",
  "leave|take|cut|keep|edit|strike|pull * out",
  "leave|take|cut|keep|pull * out_of_it|out_of_the_text|out_of_this|out_of_the_description|out_of_there|out_entirely|out_completely|out_altogether",
  "take|get|drop|remove|delete * away|off",
  "drop|remove|delete|skip|omit|lose|scrap|kill|ditch|exclude|cut|erase|strike|get_rid_of|do_away_with|hide|eliminate|axe|dump|take_away|forget|forget_about|leave_off|chuck|bin|nix|removing|dropping|deleting|suppress *",
  "without the? *",
  "minus|sans *",
  "* should|must|can|has_to|needs_to|could go|go_away|be_left_out|be_removed|disappear|be_dropped|be_cut|be_out|be_taken_out|be_deleted",
  "* shouldn't be|appear|stand mentioned|in_there|there|in_it|in_the_text|told|included|listed|in|at_all",
  "* doesn't|don't belong|need_to_be in_there|there|here|mentioned|in_it|in",
  "we|you|i|it|guests|they don't|doesn't|do_not need|want|need_to_mention|need_to_hear_about|care_about|need_to_know_about *",
  "* isn't|aren't|is_not needed|necessary|important|relevant|interesting|of_interest",
  "* is|are|was unnecessary|irrelevant|not_needed|too_private|private|nobody's_business|a_secret",
  "no more? *",
  "not the|our|my *",
]);
const LESS = new Templates([
  "less|fewer|not_so_much|not_as_much|a_bit_less|a_little_less|much_less|way_less|far_less|a_lot_less|slightly_less|less_of about|on|of|words_on|words_about|sentences_on|sentences_about|emphasis_on|focus_on|talk_about|talk_of|detail_on|detail_about|details_about|details_on|weight_on|space_for|text_about|text_on|attention_to|info_on|info_about|lines_about|lines_on|mention_of|mentions_of *",
  "talk|write|say|tell|speak|go_on less|not_so_much about|of|on *",
  "too|way_too|far_too much|many about|on|of|talk_about|emphasis_on|focus_on|words_about|words_on|detail_on|detail_about|detail|sentences_about|sentences_on|text_about|text_on *",
  "too_much|way_too_much|less|fewer *",
  "tone_down|play_down|downplay|shorten|trim|reduce|cut_down_on|cut_down|cut_back_on|cut_back|go_easy_on|go_easier_on|de-emphasize|de-emphasise|deemphasize|dial_down|dial_back|condense|minimize|minimise|tighten|tone_back|scale_back|soften *",
  "don't emphasize|emphasise|highlight|stress|focus_on|focus_so_much_on|go_on_about|overdo|make_such_a_big_deal_of|make_a_big_deal_of|dwell_on|go_into_so_much_detail_about|talk_so_much_about|write_so_much_about|say_so_much_about|push|oversell|overemphasize|talk_that_much_about *",
  "tone|dial|play|cut|turn * down",
  "* is|are|gets|takes_up|has too_long|too_much|overdone|too_much_space|too_detailed|too_prominent|too_many_words|way_too_long|a_bit_too_long|a_bit_much|a_bit_long",
  "* less|too_long",
  "shorter|briefer about|on|for *",
  "make * shorter|briefer|less_prominent|smaller|more_concise",
  "keep * short|brief|shorter|to_a_minimum|to_one_sentence",
]);
const MORE = new Templates([
  "more|a_bit_more|a_little_more|much_more|lots_more|a_lot_more|some_more|something|slightly_more about|on|of|details_about|details_on|detail_about|detail_on|emphasis_on|focus_on|info_about|info_on|information_about|information_on|words_about|words_on|sentences_about|sentences_on|text_about|text_on|weight_on|attention_to|on_the_subject_of|talk_about|love_for|space_for *",
  "mention|include|highlight|emphasize|emphasise|stress|feature|showcase|describe|push|advertise|underline|promote|spotlight|play_up|talk_up|bring_out|point_out|bring_up|expand_on|elaborate_on|sell|praise|accentuate|explain|stress_more|work_in|bring_in|put_in|mentioning|squeeze_in|slip_in|fit_in|name *",
  "focus|concentrate|elaborate|expand|dwell more? on|upon *",
  "talk|tell|say|write|speak|go_on|rave more|something|a_bit_more|a_little_more|a_bit|a_lot_more|them|guests|people|them_more|guests_more|a_word|some_words|a_sentence|a_line|a_few_words about|of|on *",
  "talk|tell|write|speak about|of *",
  "say|tell more|something about|on *",
  "go into more? detail|details about|on *",
  "don't|never|not forget|skip|leave_out|overlook|miss to? mention? *",
  "you|it forgot|missed|left_out|forgets|misses|don't_mention|doesn't_mention|never_mention|didn't_mention|leave_out|leaves_out|says_nothing_about|say_nothing_about|forgot_to_mention|never_mentions *",
  "remember|remember_to_mention|be_sure_to_mention|make_sure_to_mention *",
  "add|put_in|insert|include something|a_sentence|a_line|a_word|some_words|a_bit|more|a_few_words|details|info|information|some_detail|a_note|some_info|a_mention about|on|of *",
  "give more|some space|room|weight|attention|prominence|love to|for *",
  "add|plus *",
  "not_enough|too_little|nothing|hardly_anything|so_little said? about|on|of *",
  "not_enough|too_little *",
  "* is|are|was|were missing|not_mentioned|forgotten|left_out|not_in_there|important|not_there|worth_mentioning|not_even_mentioned",
  "* isn't|aren't mentioned|in_there|there|in_it|listed",
  "what_about|how_about|where_is|where_are|and_where_is|why_no|why_not_mention|what_happened_to *",
  "* should|must|needs_to|has_to|could be mentioned|in_there|included|highlighted|told|more_prominent|emphasized|in_it|stressed|described",
  "* needs|deserves|should_get|could_use|could_get more attention|love|space|words|weight|emphasis|detail|details|room|text|mention",
  "* needs|deserves a_mention|mentioning|to_be_in_there|to_be_mentioned",
  "* more|more_prominent|more_prominently|in_more_detail",
  "make more of *",
  "make * more|stand prominent|out|important|visible|attractive",
  "more *",
]);
const KEEP = new Templates([
  "keep|leave *",
  "keep|leave * in|as_is|as_it_is|as_they_are|alone|untouched|unchanged|the_same|the_way_it_is|how_it_is|in_there",
  "don't|never change|touch|remove|delete|cut|drop|alter|lose|rewrite|shorten *",
  "* can|should|must stay|remain as_is?",
  "* is|are fine|good|great|perfect|ok as_is?",
  "but|except|apart_from|other_than keep? *",
  "without changing|touching|losing|removing *",
]);

const MARK_WORDS: readonly [RegExp, Mark][] = [
  [/\bexclamation(?: marks?| points?| signs?)?\b|^(?:no|without|drop|remove) !+$/, "exclamation marks"],
  [/\bsemi-? ?colons?\b/, "semicolons"],
  [/\bcolons?\b/, "colons"],
  [/\b(?:em[- ]?)?dash(?:es)?\b|\bhyphens?\b/, "dashes"],
  [/\b(?:brackets?|parenthes[ei]s)\b/, "brackets"],
  [/\bemojis?\b|\bsmileys?\b|\bemoticons?\b/, "emojis"],
];
const FEWER =
  /\b(?:no|without|less|fewer|drop|remove|don't|lose|avoid|too many|stop|delete|skip|get rid of|cut|kill|take out)\b/;
const ANEW =
  /^(?:(?:try|write|do|start|phrase|word|say|put) (?:it |this |that |the text |the whole thing )?(?:all )?(?:again|over|afresh|anew|once more|differently|another way|in other words|in different words|with other words|all over|from scratch)|rewrite(?: it| this| the text| all| everything| the whole thing)?(?: all)?(?: in other words| differently| from scratch)?|(?:give me |show me |make |i want |write )?(?:an?other|a different|a new|a second|one more) (?:version|text|one|try|attempt|draft|wording|take|description|idea|suggestion|variant)|(?:other|different|new|fresh) (?:words|wording|version|text|phrasing)|(?:use |with |in )(?:other|different|new|fresh) (?:words|wording|phrasing)|reword(?: it| this| the text| everything)?|rephrase(?: it| this| the text| everything)?|change the wording|something (?:else|different)|next|regenerate|redo(?: it| this)?|vary it|shuffle it|surprise me|again|once more)$/;

export type ClauseKind = "first" | "earlier" | "last" | "none" | "less" | "more" | "keep";

const ORDER: readonly [ClauseKind, Templates][] = [
  ["first", FIRST],
  ["last", LAST],
  ["earlier", EARLIER],
];
const AMOUNT: readonly [ClauseKind, Templates][] = [
  ["less", LESS],
  ["none", NONE],
  ["keep", KEEP],
  ["more", MORE],
];

export type ReadClause = { wish: Wish; kind: ClauseKind | null };

export function wishFor(kind: ClauseKind, topic: string, scope: Scope): Wish {
  if (kind === "first" || kind === "earlier" || kind === "last") return { kind: "order", topic, place: kind, scope };
  return { kind: "amount", topic, amount: kind, scope };
}

// One wish in one clause; null where no rule fits.
export function readClause(clause: string, listing: Listing): ReadClause | null {
  const { heading, rest } = readScope(listing.platform, clause);
  const scope = heading === null ? null : [heading];
  const word = readWordWish(rest, scope);
  if (word) return { wish: word, kind: null };
  const marks = MARK_WORDS.find(([pattern]) => pattern.test(clause))?.[1];
  if (marks) return FEWER.test(clause) ? { wish: { kind: "marks", marks, scope }, kind: null } : null;
  const most = readMost(clause);
  if (most) return { wish: { kind: "length", change: "shorter", degree: "some", most, scope }, kind: null };
  const manner = readManner(rest) ?? readManner(clause);
  if (manner) return { wish: asWish(manner, scope), kind: null };
  if (ANEW.test(rest)) return { wish: { kind: "anew", scope }, kind: null };
  if (heading !== null) {
    const section = readSection(rest, heading);
    if (section) return { wish: section, kind: null };
  }
  return readThing(rest, listing, scope) ?? readNamedField(clause, listing);
}

function asWish({ manner, degree }: NonNullable<ReturnType<typeof readManner>>, scope: Scope): Wish {
  if (manner === "shorter" || manner === "longer") return { kind: "length", change: manner, degree, scope };
  return { kind: "tone", tone: manner, scope };
}

const SECTION_GONE =
  /^(?:drop|remove|delete|skip|omit|lose|scrap|no|without|leave out|take out|get rid of|cut|don't need|we don't need|leave|take|kill|ditch|exclude|hide)(?: (?:whole|entire|entirely|completely|out|altogether|away))*$/;
const SECTION_STAYS =
  /^(?:keep|leave|don't change|don't touch|but not|not|except|but keep|but leave|never change|without changing|without touching)(?: (?:as it is|as is|alone|unchanged|untouched|the same|the way it is|how it is|in))?$|^is (?:fine|good|great|perfect|ok)$/;

function readSection(rest: string, heading: string): Wish | null {
  if (SECTION_GONE.test(rest)) return { kind: "section", amount: "none", heading };
  return SECTION_STAYS.test(rest) ? { kind: "section", amount: "keep", heading } : null;
}

function readThing(clause: string, listing: Listing, scope: Scope): ReadClause | null {
  for (const [kind, templates] of [...ORDER, ...AMOUNT]) {
    for (const gap of templates.gapsIn(clause)) {
      const thing = thingIn(gap);
      // "more poetic" and "no nonsense" name nothing; "more about helipads" does.
      const isSure = thing !== null && (!isBare(clause, gap) || listing.isThing(thing));
      if (thing !== null && isSure) return { wish: wishFor(kind, thing, scope), kind };
    }
  }
  return null;
}

const BARE = new Set([
  "more",
  "less",
  "fewer",
  "no",
  "not",
  "no more",
  "add",
  "keep",
  "leave",
  "plus",
  "first",
  "but",
  "except",
  "too much",
  "not enough",
  "too little",
  "without",
  "minus",
  "sans",
  "forget",
  "ignore",
  "sell",
  "push",
  "explain",
  "name",
  "don't want",
  "i don't want",
  "we don't need",
  "we don't want",
]);
const BARE_ENDS = new Set([
  "first",
  "earlier",
  "more",
  "less",
  "last",
  "later",
  "sooner",
  "higher",
  "is important",
  "too long",
  "should go",
  "can go",
]);

function isBare(clause: string, gap: string): boolean {
  const [before = "", after = ""] = clause.split(gap);
  const start = before.replace(/\b(?:the|a|an|our|my)\b/g, "").trim();
  if (start === "") return BARE_ENDS.has(after.trim());
  return BARE.has(start) && after.trim() === "";
}

// "make the neighborhood shorter": a field, since a thing was not found in it.
function readNamedField(clause: string, listing: Listing): ReadClause | null {
  const [, name = "", manner = ""] =
    /^(?:make |keep )?((?:the )?[a-z ]{3,24}?) (?:a bit |much |more |be )?(shorter|longer|briefer|warmer|friendlier|simpler)$/.exec(
      clause,
    ) ?? [];
  const heading = name === "" ? null : fieldCalled(listing.platform, name);
  const read = heading === null ? null : readManner(manner);
  if (heading === null || !read) return null;
  return { wish: asWish({ ...read, degree: degreeOf(clause) }, [heading]), kind: null };
}
