// What a rule protects people for. "sex" and "marriage" have exceptions of their own, "animals" are those that help.
export type Ground = "origin" | "religion" | "orientation" | "sex" | "marriage" | "disability" | "animals" | "children";

const words = (list: string): string[] => list.trim().split(/\s+/);

function grounds(lists: Partial<Record<Ground, string>>): Map<string, Ground> {
  const found = new Map<string, Ground>();
  for (const [ground, list] of Object.entries(lists)) {
    for (const word of words(list)) found.set(word, ground as Ground);
  }
  return found;
}

// Words that mean people, whatever stands beside them.
export const PEOPLE_NAMES = grounds({
  origin: `whites blacks asians africans arabs latinos latinas hispanics caucasians mexicans indians pakistanis
    bangladeshis nigerians somalis jamaicans haitians cubans americans canadians europeans russians
    ukrainians polacks germans italians spaniards turks kurds greeks albanians romanians bulgarians iranians iraqis
    syrians afghans israelis palestinians saudis egyptians moroccans algerians ethiopians ghanaians kenyans koreans
    vietnamese filipinos thais indonesians gypsies foreigners immigrants migrants refugees negroes
    coloreds coloureds orientals minorities aboriginals westerners nonwhites`,
  religion: `muslims moslems jews christians catholics protestants mormons hindus sikhs buddhists atheists pagans
    believers unbelievers nonbelievers infidels evangelicals nonmuslims nonchristians hijab hijabs burqa burqas niqab
    niqabs turban turbans headscarf headscarves`,
  orientation: `gays lesbians homosexuals homos heterosexuals bisexuals transgenders transsexuals transvestites queers
    lgbt lgbtq lgbtqia straights`,
  sex: "men women males females ladies gents gentlemen girls boys",
  marriage: "bachelors spinsters divorcees",
  disability: "handicapped disabled cripples wheelchairs autistics",
  children: "children kids infants babies toddlers minors kiddies youngsters newborns",
});

// Words that mean people only before a word for people: a black sofa and Indian food are no people.
export const KINDS_OF_PEOPLE = grounds({
  origin: `white black brown colored coloured asian african arab latino latina hispanic caucasian mexican indian pakistani
    bangladeshi nigerian somali jamaican haitian cuban american canadian european russian ukrainian polish german italian
    spanish turkish kurdish greek albanian romanian bulgarian iranian iraqi syrian afghan israeli palestinian saudi
    egyptian moroccan algerian ethiopian ghanaian kenyan korean vietnamese filipino thai indonesian chinese japanese
    french english british irish scottish dutch swedish western foreign immigrant migrant oriental aboriginal nonwhite aryan`,
  religion: `muslim moslem jewish christian catholic protestant mormon hindu sikh buddhist atheist evangelical religious
    believing godfearing`,
  orientation: `gay lesbian homosexual heterosexual bisexual transgender transsexual trans queer straight lgbt lgbtq`,
  sex: "male female",
  marriage: "married unmarried divorced",
  disability: "disabled handicapped blind deaf autistic crippled retarded schizophrenic",
});

// Nations whose name is also that of their people and their language: meant only where a clause ends with them.
export const NATIONS_AS_PEOPLE = new Set(words("chinese japanese irish british french english dutch portuguese"));

export const PEOPLE = new Set(
  words(`people person persons guest guests tenant tenants renter renters family families couple couples man men woman
    women folk folks visitor visitors traveller travellers traveler travelers individual individuals applicant applicants
    resident residents household households students customers lodgers nationals citizens kids girls boys ladies
    gentlemen males females lads speakers holders roommates flatmates locals those bookers buyers occupants`),
);

export const LANGUAGES = new Set(
  words("english french german spanish italian dutch arabic hebrew chinese mandarin hindi polish russian"),
);

export const SLURS = new Set(
  words(
    "nigger niggers nigga kike kikes wetback wetbacks raghead ragheads towelhead towelheads faggot faggots tranny trannies paki pakis spic spics gook gooks shemale shemales",
  ),
);
