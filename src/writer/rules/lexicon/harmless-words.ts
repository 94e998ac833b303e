// Words of grammar, degree, time and order, and plain adjectives that tell nothing of a home's looks, age or worth.
export const HARMLESS_WORDS = `
am is are was were be been being has have had having do does did done doing isn't aren't don't doesn't
non a able about above across actually additional adequate afraid after afterwards again against ago ahead alike alive all
almost alone along aloud already also alternative although altogether always am amid among an and another any anybody
anyhow anymore anyone anything anyway anywhere apart apiece appropriate around as aside asleep at automatic average
awake aware away back backwards bare barely basic basically because before beforehand behind below beneath beside
besides better between beyond bit bored both brief briefly busier busy but by can capable careful careless casually
certain certainly cheerful clear clearly cold complete completely complicated concerning considerable constant
continuous cool correct could couple current dark daytime dear decent deep deeper dependent despite detailed different
differently difficult directly dirty down downwards dozen drier dry due dull during each eager earlier early easier
easily east eastern easy effective eg either else elsewhere empty enough entirely equal equally especially essential
etc even evenly eventually every everybody everyday everyone everything everywhere exact exactly except excited
exhausted existing extra fair fairly familiar far farther few fewer fewest final finally fine first firstly flat
flexible following for forever forgotten forth freely frequent from fuller fully further furthermore fussy general
generally gentle gently glad gladly gone good gradually grateful half handy happier happily happy hard harder hardly
hasty he heavily heavy hello helpful hence her here hers herself hi higher him himself his honest honestly hopefully
hot how however hundred hungry i idle ie if ill immediately important impossible in including indeed independent
indifferent individually indoors inevitable initial inner inside instantly instead intact internal into irregular it
its itself joint just keen kindly lag lagged last late lately later lazy least left leftover lengthy less lest light
lighter lightly like likely likewise limited literal little long longer longish loose loosely lot lots loud low lower
main mainly manageable many maximum may maybe me meanwhile mere merely messy mid middle might million mine minimum
minor minus modest more moreover most mostly much muddy multiple must mutual my myself narrow nd nearly neat neatly
necessary negligible neither nervous never nevertheless next nice nicely no nobody none nonetheless nonstop nor normal
normally north northern not nothing now nowadays nowhere o'clock obvious odd of off often oh ok okay on once one ones
oneself only onto onwards open opposite optional or ordinary organised organized other others otherwise ought our ours
ourselves out outdoors outer outside over overdue overnight own painful painless pair partial particular particularly
partly past patient peckish per perhaps permanent personal plain plainly please pleased plenty plus pm pointless
polite possible possibly practical pre predictable present pretty previous prior probably prompt promptly prone proper
properly punctually quarter quick quicker quickest quickly quite rainy rarely rather rd ready real really reasonable
regardless regular relative relaxed relevant reliable remaining respective responsible rested restless rid right rough
round rushed safely same sandy satisfied scarcely second seldom self selfcontained sensible separate separately
serious settled several shall she short shorter should sick sideways silly similar simple simpler simply since
sleepless sleepy slight slow slower slowly smooth smoother snoring so sociable soft softer solo some somebody somehow
someone something sometimes somewhat somewhere soon sooner sore sorry south southern spare specific spontaneous st
standing steady stiff still straight straightforward strange strict strong stronger stubborn stuffy subject such
sudden sufficient suitable sunburnt sure surely surplus surprising sweaty tedious temporary th than thanks that the
their theirs them themselves then there thereafter therefore these they thin third thirsty this thorough those though
thousand thrice through throughout thus tidy tight tightly till timely tired to today together tolerable tomorrow
tonight too total toward towards travelworn tricky true truly twice twofold typical typically ultimate unable unbooked
uncertain under unhurried unless unlike unlikely unlimited unpacked until unused up upcoming upon upright upset
upwards us useful usual usually vacant valid varied various versatile very via vs waiting wakeful warm warmer wasted
we weary weird welcome well west western wet what whatever when whenever where whereas wherever whether which
whichever while whilst who whoever whole wholly whom whose why wider will willing wise with within without worried
worse worth worthwhile would wrong yes yesterday yet you younger youngest your yours yourself yourselves
`;
