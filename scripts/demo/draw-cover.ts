import sharp from "sharp";

// A drawing in place of a photo, which would have to be of a real home.
type Scene = {
  sky: [string, string];
  sun: string;
  // Behind the home and before it, from the left edge to the right one.
  far: string;
  farColour: string;
  ground: string;
  house: string;
  // Several homes under one wall each, instead of one.
  isRow: boolean;
  wall: string;
  roof: string;
};

const WIDE = "M560 815V520L800 350L1040 520V815Z";
const ROW = "M420 815V430H640V380H880V440H1120V815Z";

const RIDGE = "M0 560L260 330L430 470L700 260L960 480L1240 310L1600 540V1067H0Z";
const MESA = "M0 600H180L230 400H470L520 560H900L960 330H1260L1320 590H1600V1067H0Z";
const HILLS = "M0 620Q300 420 620 590T1180 560T1600 600V1067H0Z";
const HORIZON = "M0 600H1600V1067H0Z";
const SKYLINE = "M0 640V470H170V380H330V520H520V340H640V500H980V420H1180V540H1340V400H1480V560H1600V1067H0Z";

const DAY = { sky: ["#bfdcec", "#f3ead8"] as [string, string], sun: "#fff3c4" };
const EVENING = { sky: ["#4d5f8f", "#f2b38a"] as [string, string], sun: "#ffe2b0" };

const SCENES = {
  mountains: {
    ...EVENING,
    far: RIDGE,
    farColour: "#5a6f7c",
    ground: "#2f4a3c",
    house: WIDE,
    isRow: false,
    wall: "#7a5238",
    roof: "#3b2a22",
  },
  desert: {
    ...DAY,
    far: MESA,
    farColour: "#b8643f",
    ground: "#d9b98a",
    house: WIDE,
    isRow: false,
    wall: "#e9d8bd",
    roof: "#a5563a",
  },
  harbour: {
    ...DAY,
    far: HORIZON,
    farColour: "#5f8fa3",
    ground: "#8a8f8c",
    house: ROW,
    isRow: true,
    wall: "#e4e0d4",
    roof: "#4b5560",
  },
  lake: {
    ...DAY,
    far: HILLS,
    farColour: "#6d8f7a",
    ground: "#6fa3b5",
    house: WIDE,
    isRow: false,
    wall: "#f0efe8",
    roof: "#6b4a3a",
  },
  hills: {
    ...EVENING,
    far: HILLS,
    farColour: "#8a8a55",
    ground: "#a89a5a",
    house: WIDE,
    isRow: false,
    wall: "#d8b38a",
    roof: "#9a4f36",
  },
  city: {
    ...EVENING,
    far: SKYLINE,
    farColour: "#55607a",
    ground: "#3f454f",
    house: ROW,
    isRow: true,
    wall: "#9c5a44",
    roof: "#5e352a",
  },
  sea: {
    ...DAY,
    far: HORIZON,
    farColour: "#3f8ca8",
    ground: "#e6d3a8",
    house: ROW,
    isRow: true,
    wall: "#fbf8f0",
    roof: "#3a6ea5",
  },
  canal: {
    ...EVENING,
    far: HILLS,
    farColour: "#6f7f9a",
    ground: "#4f7f86",
    house: ROW,
    isRow: true,
    wall: "#e7b98f",
    roof: "#7d4a3f",
  },
} satisfies Record<string, Scene>;

export type Cover = keyof typeof SCENES;

export function drawCover(cover: Cover): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(SCENES[cover])))
    .jpeg({ quality: 88 })
    .toBuffer();
}

function svgOf({ sky, sun, far, farColour, ground, house, isRow, wall, roof }: Scene): string {
  const windows = isRow ? windowsOfRow() : windowsOfWide();
  const roofs = isRow
    ? '<path d="M410 430H650L530 350ZM630 380H890L760 290ZM870 440H1130L1000 360Z"/>'
    : '<path d="M520 548L800 330L1080 548L1055 575L800 378L545 575Z"/><path d="M930 300H985V478L930 436Z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <path fill="url(#sky)" d="M0 0H1600V1067H0Z"/>
    <circle cx="1290" cy="230" r="80" fill="${sun}"/>
    <path fill="${farColour}" d="${far}"/>
    <path fill="${ground}" d="M0 790Q400 740 800 785T1600 770V1067H0Z"/>
    <path fill="${wall}" d="${house}"/><g fill="${roof}">${roofs}</g>
    <g fill="#ffe9a8">${windows}</g>
    <path fill="${roof}" d="M765 815V660H835V815Z"/>
    <path fill="#00000022" d="M0 900Q500 850 900 905T1600 880V1067H0Z"/></svg>`;
}

function windowsOfWide(): string {
  return '<path d="M620 580H710V660H620ZM890 580H980V660H890ZM760 470H840V550H760Z"/>';
}

function windowsOfRow(): string {
  const rows = [480, 580, 680].flatMap((y) => [460, 550, 690, 790, 920, 1030].map((x) => `M${x} ${y}h48v62h-48Z`));
  return `<path d="${rows.join("")}"/>`;
}
