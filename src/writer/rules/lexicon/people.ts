// Kinds of people who may come as guests. That one of them lives or works there is a claim (model-proof/check-statements.ts).
export const PEOPLE = `
skier snowboarder musician painter birdwatcher birder angler surfer hiker cyclist biker climber golfer diver sailor
photographer artist poet gardener knitter crafter potter dancer singer pianist guitarist violinist drummer actor gamer
festivalgoer concertgoer theatergoer museumgoer beachgoer partygoer churchgoer pilgrim explorer adventurer rambler stargazer
trekker camper paddler kayaker canoeist rower angler forager baker homebody bookworm foodie gourmet insomniac napper riser
owl lark commuter intern trainee graduate professor teacher doctor nurse engineer lawyer consultant programmer coder
designer journalist editor translator researcher scientist academic minimalist overpacker newlywed honeymooner bride groom
widow bachelor matriarch patriarch stepchild godparent godmother godfather soulmate
`;
