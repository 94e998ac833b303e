// Abstract nouns: what people think, say, feel, decide and go through. Nothing that a home, a place or a host may have,
// give or be praised for stands here.
export const HARMLESS_IDEAS = `
story honor guarantee article curse legend confession theme poem poetry moral profile bid signature permit contract commercial
publicity communication conspiracy chart certificate journal symbol formula proposition protocol gag myth plea scenario
definition denial motto recommendation edition irony metaphor premiere equation info demo handshake sarcasm accusation clause
revelation alphabet regulation epic speculation dibs correspondence charade textbook instruction intro persuasion ridicule
confrontation gibberish pun mockery farce understatement lullaby hype controversy adaptation chuckle encyclopedia commentary
slang cipher biography rundown gloss preview spur ballad stationery curriculum documentation ballot thriller dialect jest
chitchat ultimatum registry fib paradox maxim consultation showdown premise dissertation evasion gist narrative subtitle
loophole handbook advisory shorthand comma dictation prose font exaggeration grapevine euphemism kudos hypothesis callback tiff
handout newsletter almanac mantra warranty syllable smirk cliche comparative saga questionnaire gripe memoir footnote
favorite favourite magic program programme ghost image confidence intelligence fantasy sample pattern audition technique
chemistry physics philosophy consciousness skill principle inspiration compound element democracy quest invention conviction
quantum confirmation psychology reflection biology tactics probe cunning expertise amnesia ignorance perception disregard
breakthrough prototype statistics stupidity prejudice anatomy acceptance assessment distribution mathematics distinction
sensitivity psyche imitation coordinate interpretation economics mechanics grammar geography flair intellect blur mentality
projection conception superstition eyesight creativity geometry algebra genetics detection meditation bias inability axis
recollection tactic arithmetic vector intrigue persona oversight enlightenment requirement standpoint anthropology astronomy
prediction imprint blueprint taboo characteristic analogy slant daydream comprehension aptitude realization genre ethic craze
autopilot viewpoint implication configuration enigma ingenuity justification hindsight attribute inclination regimen
age build fashion vice quality personality humanity disguise echo innocence exposure disposal decency dimension radius
greatness altitude asset morality pep secrecy dedication intimacy credibility popularity bravery arrogance aggression
tolerance tenderness sway intensity composition humility utmost probability disposition foolishness mileage likeness placement
bulk speck overweight modesty posture novelty proximity stamina folly magnitude density finesse capability prudence willingness
conjunction temperament likelihood tact diversity deficit gimmick demeanor willpower diameter indulgence audacity succession
weirdness discrepancy competence acceleration rigor rudeness individuality spontaneity complexity symmetry solidarity
change race fate pulse destiny boom revolution discharge doom heartbeat karma malfunction collision descent intrusion
catastrophe transformation climax sequel omen fiasco contingency clash conversion epiphany downfall onset juncture mishap
sport revenge experiment technology development behalf operation analysis investment execution stunt worship
hustle identification passage prep observation breakdown removal replacement breach voyage inspection expedition finance
involvement leadership selection disappearance diagnosis prank intervention countdown tally rejection closure opposition
proceedings maneuver debut restraint orientation nomination simulation teamwork accomplishment conquest consumption expansion
negligence navigation obedience homework housework endeavor playback shutdown acquisition installation lapse havoc intermission
homage feud elimination deployment scrutiny collaboration roundup dismissal reversal rivalry disruption compliance overflow
schoolwork renewal safeguard blunder barter odyssey pretense reinforcement packaging modification displacement vocation
hunt walking sightseeing strolling hiking unpacking packing waking napping commuting queueing queuing
operation environment championship absurdity madness flavor flavour separation discretion prospect liability
isolation desperation spotlight monopoly sanity limbo frenzy glitch emptiness boredom consensus imbalance uproar niche
shambles equilibrium vulnerability temptation
politeness punctuality tiredness hastiness laziness togetherness closeness nearness lateness earliness newness oldness
wall mercy postcard decoration underfoot tee baseball football soccer rugby hockey godsend chili
`;
