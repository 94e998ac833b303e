import { embeddedWriters, type Writers } from "#server/features/listings/write/write-texts.ts";
import type { Language } from "#shared/contract-values.ts";

export const KELOWNA_CABIN = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Wifi", "Shared pool", "Free parking on premises", "Indoor fireplace", "Kayak", "No pets"],
  cameras: "Outside only",
};

// The embedded writer in always the same words, so that its sentences can be translated before.
const fixed: Writers["write"] = (request) =>
  embeddedWriters.writeEmbedded({ ...request, options: { ...request.options, seed: 258695 } });
export const FIXED_WRITERS: Writers = { write: fixed, writeEmbedded: fixed };

const SOURCES = [
  "Kayak, indoor fireplace and shared pool",
  "This cabin in Kelowna has a kayak, an indoor fireplace and a shared pool.",
  "The whole cabin is yours.",
  "It sleeps up to six, with three bedrooms and two bathrooms.",
  "It sleeps up to six, with four bedrooms and two bathrooms.",
  "On-site parking is free.",
  "Please note the security cameras outside.",
  "Pets are not allowed.",
];

const TRANSLATIONS: Record<Language, string[]> = {
  es: [
    "Kayak, chimenea interior y piscina compartida",
    "Esta cabaña de Kelowna tiene un kayak, una chimenea interior y una piscina compartida.",
    "Toda la cabaña es para ti.",
    "Tiene capacidad para hasta seis huéspedes, con tres dormitorios y dos baños.",
    "Tiene capacidad para hasta seis huéspedes, con cuatro dormitorios y dos baños.",
    "El aparcamiento en el recinto es gratuito.",
    "Ten en cuenta las cámaras de seguridad en el exterior.",
    "No se admiten mascotas.",
  ],
  fr: [
    "Kayak, cheminée intérieure et piscine partagée",
    "Ce chalet de Kelowna dispose d'un kayak, d'une cheminée intérieure et d'une piscine partagée.",
    "Tout le chalet est à vous.",
    "Il accueille jusqu'à six personnes, avec trois chambres et deux salles de bain.",
    "Il accueille jusqu'à six personnes, avec quatre chambres et deux salles de bain.",
    "Le stationnement sur place est gratuit.",
    "Veuillez noter les caméras de surveillance à l'extérieur.",
    "Les animaux ne sont pas admis.",
  ],
  de: [
    "Kajak, Kamin im Haus, Gemeinschaftspool",
    "Diese Hütte in Kelowna hat ein Kajak, einen Kamin im Haus und einen Gemeinschaftspool.",
    "Die ganze Hütte gehört Ihnen.",
    "Sie bietet bis zu sechs Gästen Platz, mit drei Schlafzimmern und zwei Bädern.",
    "Sie bietet bis zu sechs Gästen Platz, mit vier Schlafzimmern und zwei Bädern.",
    "Das Parken vor Ort ist kostenlos.",
    "Bitte beachten Sie die Überwachungskameras draußen.",
    "Haustiere sind nicht erlaubt.",
  ],
  it: [
    "Kayak, camino interno e piscina condivisa",
    "Questa baita di Kelowna ha un kayak, un camino interno e una piscina condivisa.",
    "Tutta la baita è per te.",
    "Può ospitare fino a sei persone, con tre camere da letto e due bagni.",
    "Può ospitare fino a sei persone, con quattro camere da letto e due bagni.",
    "Il parcheggio in loco è gratuito.",
    "Ricorda che all'esterno ci sono telecamere di sicurezza.",
    "Gli animali non sono ammessi.",
  ],
  pt: [
    "Caiaque, lareira interna e piscina compartilhada",
    "Esta cabana em Kelowna tem um caiaque, uma lareira interna e uma piscina compartilhada.",
    "Toda a cabana é sua.",
    "Acomoda até seis hóspedes, com três quartos e dois banheiros.",
    "Acomoda até seis hóspedes, com quatro quartos e dois banheiros.",
    "O estacionamento no local é gratuito.",
    "Observe as câmeras de segurança do lado de fora.",
    "Não são permitidos animais de estimação.",
  ],
};

export function cabinIn(language: Language, source: string): string {
  return TRANSLATIONS[language][SOURCES.indexOf(source)] ?? "";
}
