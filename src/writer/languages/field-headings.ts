import type { Language } from "#shared/contract-values.ts";

// What the fields are called in a file in that language: es, fr, de, it, pt.
const HEADINGS: Record<string, [string, string, string, string, string]> = {
  Title: ["Título", "Titre", "Titel", "Titolo", "Título"],
  Summary: ["Resumen", "Résumé", "Zusammenfassung", "Riepilogo", "Resumo"],
  "The space": ["El espacio", "Le logement", "Die Unterkunft", "Lo spazio", "O espaço"],
  "Guest access": [
    "Acceso de los huéspedes",
    "Accès des voyageurs",
    "Zugang für Gäste",
    "Accesso degli ospiti",
    "Acesso do hóspede",
  ],
  "During your stay": [
    "Durante tu estancia",
    "Pendant votre séjour",
    "Während des Aufenthalts",
    "Durante il soggiorno",
    "Durante a estadia",
  ],
  "The neighborhood": ["El barrio", "Le quartier", "Die Umgebung", "Il quartiere", "O bairro"],
  "Getting around": ["Cómo moverse", "Comment se déplacer", "Unterwegs vor Ort", "Come muoversi", "Como se locomover"],
  "Other things to note": [
    "Otros aspectos destacables",
    "Autres remarques",
    "Weitere wichtige Hinweise",
    "Altre cose da sapere",
    "Outras observações",
  ],
  Headline: ["Titular", "Accroche", "Überschrift", "Titolo", "Título"],
  Description: ["Descripción", "Description", "Beschreibung", "Descrizione", "Descrição"],
  "Page title": ["Título de la página", "Titre de la page", "Seitentitel", "Titolo della pagina", "Título da página"],
  "Meta description": [
    "Metadescripción",
    "Méta-description",
    "Meta-Beschreibung",
    "Meta descrizione",
    "Meta descrição",
  ],
  "Public remarks": [
    "Observaciones públicas",
    "Remarques publiques",
    "Öffentliche Hinweise",
    "Note pubbliche",
    "Observações públicas",
  ],
  "Short post": ["Publicación breve", "Publication courte", "Kurzer Beitrag", "Post breve", "Publicação curta"],
  Caption: ["Pie de foto", "Légende", "Bildtext", "Didascalia", "Legenda"],
  Teaser: ["Avance", "Accroche", "Teaser", "Anteprima", "Chamada"],
  Body: ["Texto", "Texte", "Text", "Testo", "Texto"],
  "Property name": [
    "Nombre del alojamiento",
    "Nom de l'hébergement",
    "Name der Unterkunft",
    "Nome della struttura",
    "Nome da propriedade",
  ],
  "About the property": [
    "Sobre el alojamiento",
    "À propos de l'hébergement",
    "Über die Unterkunft",
    "Informazioni sulla struttura",
    "Sobre a propriedade",
  ],
  "About the host": [
    "Sobre el anfitrión",
    "À propos de l'hôte",
    "Über den Gastgeber",
    "Informazioni sull'host",
    "Sobre o anfitrião",
  ],
  "About the neighborhood": [
    "Sobre el barrio",
    "À propos du quartier",
    "Über die Umgebung",
    "Informazioni sul quartiere",
    "Sobre o bairro",
  ],
};
const PLACES: Record<Language, number> = { es: 0, fr: 1, de: 2, it: 3, pt: 4 };

export function headingIn(language: Language, heading: string): string {
  return HEADINGS[heading]?.[PLACES[language]] ?? heading;
}
