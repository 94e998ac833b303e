// Adverbs and small words of time, degree and manner that no rule of inflection gives. What praises or promises
// (beautifully, newly, quietly, freshly, privately) is left out on purpose.
export const HARMLESS_ADVERBS = `
accordingly afar afresh afterward afterwards again ahead alas alongside altogether anew anyplace apparently approximately
ashore aboard abroad allegedly atop awhile backward barefoot beforehand bodily commonly conceivably consequently considerably
conversely customarily daily decidedly definitely deliberately downhill duly easily effectively ever evidently
exceptionally exclusively explicitly extensively faster fast fewer financially fortnightly forward fundamentally further
furthest generally gradually greatly halfway hence henceforth hereafter highly hypothetically immensely incidentally
inadvertently indefinitely infinitely instinctively intermittently invariably inward inwards ironically largely longest
literally logically longwise maximally meantime midway mildly minimally miraculously momentarily nearer necessarily
nigh nightly nonetheless noticeably notwithstanding objectively obviously occasionally oftentimes onward originally
outward outwards overhead overly overseas partially perpetually personally physically potentially practically precisely
predominantly presumably primarily profoundly pronto proportionally purely purposely rationally readily recently
reportedly respectively roughly seemingly sensibly significantly singly someday someplace sometime sorely specially
specifically squarely steadily straightaway strictly strongly substantially suddenly supposedly surprisingly technically
temporarily theoretically thereabouts thereby therein thereof thoroughly traditionally unavoidably unconsciously
underneath understandably undoubtedly unexpectedly uphill upside upward verbatim virtually weekly wherever whereabouts
whichever widely willingly wisely worldwide yearly yeah yep nope kinda ditto asap solely sideways aloft seasonally
`;
