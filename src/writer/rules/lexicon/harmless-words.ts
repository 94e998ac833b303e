// Words of grammar, degree, time and order, and plain adjectives that tell nothing of a home's looks, age or worth.
export const HARMLESS_WORDS = `
will shall may might must can could would should ought
easier quicker later earlier slower lighter warmer drier simpler busier happier higher lower deeper wider younger youngest
sooner harder strong stronger softer better worse rested
a able about above across actually additional adequate afraid after again against ago ahead alike alive all almost
alone along aloud already also alternative although altogether always am amid among an and another any anybody anymore
anyone anything anyway anywhere apart apiece appropriate around as aside asleep at automatic average awake aware away
back bare barely basic basically because before behind below beneath beside besides better between beyond bit bored
both brief briefly busy but by capable careful careless casually certain certainly cheerful clear clearly cold
complete completely complicated concerning considerable constant continuous cool correct couple current dark daytime
dear decent deep dependent despite detailed different differently difficult directly dirty down dozen dry due dull
during each eager earlier early easily east eastern easy effective eg either else elsewhere empty enough entirely
equal equally especially essential etc even evenly eventually every everybody everyday everyone everything everywhere
exact exactly except excited exhausted existing extra fair fairly familiar far farther few fewer fewest final finally
fine first firstly flat flexible following for forever forgotten forth freely frequent from fuller fully further
furthermore fussy general generally gentle gently glad gladly gone good gradually grateful half handy happily happy
hard hardly hasty he heavily heavy hello helpful hence her here hers herself hi him himself his honest honestly
hopefully hot how however hundred hungry i idle ie if ill immediately important impossible in including indeed
independent indifferent individually indoors inevitable initial inner inside instantly instead intact internal into
irregular it its itself jet joint just keen kindly lag lagged last late lately later lazy least left leftover lengthy
less lest light lightly like likely limited literal little long longer longish loose loosely lot lots loud low main
mainly manageable many maximum maybe me meanwhile mere merely messy mid middle million mine minimum minor minus modest
more moreover most mostly much muddy multiple mutual my myself narrow nd nearly neat neatly necessary negligible
neither nervous never next nice nicely no nobody none nonstop nor normal normally north northern not nothing now
nowhere o'clock obvious odd of off often oh ok okay on once one ones oneself only onto open opposite optional or
ordinary organised organized other others otherwise our ours ourselves out outdoors outer outside over overdue
overnight own painful painless pair partial particular particularly partly past patient peckish per perhaps permanent
personal plain plainly please pleased plenty plus pm pointless polite possible possibly practical pre predictable
present pretty previous prior probably prompt promptly prone proper properly punctually quarter quick quickest quickly
quite rainy rarely rather rd ready real really reasonable regardless regular relative relaxed relevant reliable
remaining respective responsible rested restless rid right rough round rushed safely same sandy satisfied scarcely
second seldom self selfcontained sensible separate separately serious settled several she short shorter sick silly
similar simple simply since sleepless sleepy slight slow slowly smooth smoother snoring so sociable soft solo some
somebody somehow someone something sometimes somewhat somewhere soon sore sorry south southern spare specific
spontaneous st standing steady stiff still straight straightforward strange strict stubborn stuffy subject such sudden
sufficient suitable sunburnt sure surely surplus surprising sweaty tedious temporary th than thanks that the their
theirs them themselves then there therefore these they thin third thirsty this thorough those though thousand thrice
through throughout thus tidy tight tightly till timely tired to today together tolerable tomorrow tonight too total
toward towards travelworn tricky true truly twice twofold typical typically ultimate unable unbooked uncertain under
unhurried unless unlike unlikely unlimited unpacked until unused up upcoming upon upright upset us useful usual
usually vacant valid varied various versatile very via vs waiting wakeful warm wasted we weary weird welcome well west
western wet what whatever when whenever where whereas wherever whether which whichever while whilst who whoever whole
wholly whom whose why willing wise with within without worried worse worth worthwhile wrong yes yesterday yet you your
yours yourself yourselves
`;
