// Groups of people are only meant when a word for people or their quarter follows: a black leather sofa and Indian
// food are no preference.
const GROUPS =
  "white black african asian caucasian chinese colored hispanic latino mexican indian irish italian jewish polish oriental muslim christian catholic mormon gay lesbian ethnic immigrant arab".split(
    " ",
  );
const QUARTERS =
  "people person neighborhood neighbourhood community area family household residents tenants guests only home".split(
    " ",
  );

const GROUP_PHRASES = GROUPS.map((group) => QUARTERS.map((quarter) => `${group} ${quarter}`).join(", ")).join("\n");

// A preference or a limit by race, religion, sex, family, age or disability, in so many words.
export const EXPLICIT_PREFERENCES = `
${GROUP_PHRASES}
no children, no kids, kids not allowed, children not allowed, no children allowed, no kids allowed, child free, not suitable for children, no infants, no babies, no toddlers, without children
adults only, adult only, adult living, quiet adult living, mature adults, mature couple, mature couples, mature person, mature people, mature guests
singles only, couples only, couples preferred, married couples, married couple preferred, no unmarried couples, ideal for singles, perfect for singles, single person preferred, single professional preferred
females only, female only, women only, ladies only, males only, male only, men only, female preferred, male preferred, females preferred, males preferred, no men, no women, female guests, male guests, female tenants, male tenants
able bodied, physically fit, healthy tenants, mentally ill, must be able to climb stairs, not suitable for handicapped, not suitable for disabled, no wheelchairs, handicapped, crippled, retarded, no service animals, no blind, no deaf, not for those with mobility issues
english speakers only, must speak english, english speaking only, american born, no immigrants, no foreigners, citizens only, american citizens
no muslims, no jews, no christians, christians only, no atheists, god fearing, bible believing
no gays, straight only, no transgenders, normal couples, traditional family values, traditional families
young professionals only, professionals only, no students, no college students, no elderly, no seniors, over 30 only, retirees only, seniors only, no one under, working adults preferred
no section 8, no vouchers, section 8, housing vouchers, veterans not allowed, no veterans
`;

// Words that may steer people, and often do not: only a warning, and only where homes are sold or let for good.
export const POSSIBLE_STEERING = `
exclusive neighborhood, exclusive community, prestigious neighborhood, restricted community, upper class, affluent community, high income
safe neighborhood, safe area, low crime, crime free, good neighborhood, bad neighborhood, bad area
good schools, great schools, top rated schools, excellent schools, best schools
integrated neighborhood, diverse neighborhood, diverse community, changing neighborhood, up and coming neighborhood, inner city, traditional neighborhood
family friendly neighborhood, family neighborhood, perfect for families, ideal for families, great for families, family oriented, suits families, suited to families
empty nesters, empty nest, retirees, retirement, senior community, newlyweds, bachelor pad, man cave, she shed, mother in law suite
close to churches, near church, near churches, near synagogue, near the mosque, walk to temple
starter home, young couple, young family, executive home, executive housing
`;
