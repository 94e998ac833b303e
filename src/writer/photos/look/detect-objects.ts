import { type InferenceSession, Tensor } from "onnxruntime-web";
import { type Picture, resizePicture } from "#writer/inference/decode-picture.ts";
import { OBJECT_DETECTOR, openSession, readModelFile } from "#writer/inference/model-file.ts";
import { type ConvertedDetector, onnxFromTflite } from "#writer/inference/onnx/onnx-from-tflite.ts";
import { type Box, chooseBoxes, type SeenObject } from "../photo-finding.ts";

// The ninety numbers of the COCO data set; those it does not use are empty.
const NAMES = `person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light,
fire hydrant,,stop sign,parking meter,bench,bird,cat,dog,horse,sheep,
cow,elephant,bear,zebra,giraffe,,backpack,umbrella,,,
handbag,tie,suitcase,frisbee,skis,snowboard,sports ball,kite,baseball bat,baseball glove,
skateboard,surfboard,tennis racket,bottle,,wine glass,cup,fork,knife,spoon,
bowl,banana,apple,sandwich,orange,broccoli,carrot,hot dog,pizza,donut,
cake,chair,couch,potted plant,bed,,dining table,,,toilet,
,tv,laptop,mouse,remote,keyboard,cell phone,microwave,oven,toaster,
sink,refrigerator,,book,clock,vase,scissors,teddy bear,hair drier,toothbrush`;

const COCO_LABELS: readonly string[] = NAMES.split(",").map((name) => name.trim());

// What the network was trained on: bytes around the middle, in units of a half.
const MIDDLE = 127;
const UNIT = 128;
const LEAST_SCORE = 0.2;
const MOST_OBJECTS = 40;

export type DetectObjects = (photo: Picture) => Promise<SeenObject[]>;

export async function openObjectDetector(): Promise<DetectObjects> {
  const { model, ...detector } = onnxFromTflite(await readModelFile(OBJECT_DETECTOR));
  const session = await openSession(model);
  return (photo) => detectObjects(photo, detector, session);
}

type Detector = Omit<ConvertedDetector, "model">;

async function detectObjects(photo: Picture, detector: Detector, session: InferenceSession): Promise<SeenObject[]> {
  const { sidePx, inputName, boxesName, scoresName } = detector;
  const square = await resizePicture(photo, sidePx, sidePx);
  const input = new Tensor("float32", planes(square), [1, 3, sidePx, sidePx]);
  const found = await session.run({ [inputName]: input });
  const [boxes, scores] = [found[boxesName]?.data, found[scoresName]?.data];
  if (!(boxes instanceof Float32Array) || !(scores instanceof Float32Array)) throw new Error("The detector is silent.");
  return chooseBoxes(candidatesIn({ boxes, scores }, detector)).slice(0, MOST_OBJECTS);
}

function planes({ pixels }: Picture): Float32Array {
  const count = pixels.length / 3;
  const values = new Float32Array(pixels.length);
  for (let at = 0; at < count; at++) {
    for (let channel = 0; channel < 3; channel++) {
      values[channel * count + at] = ((pixels[at * 3 + channel] ?? 0) - MIDDLE) / UNIT;
    }
  }
  return values;
}

type Output = { boxes: Float32Array; scores: Float32Array };

function candidatesIn({ boxes, scores }: Output, { classes, anchors }: Detector): SeenObject[] {
  const threshold = Math.log(LEAST_SCORE / (1 - LEAST_SCORE));
  const candidates: SeenObject[] = [];
  for (let at = 0; at < scores.length; at++) {
    const logit = scores[at] ?? 0;
    if (logit < threshold) continue;
    const label = COCO_LABELS[at % classes];
    if (!label) continue;
    const box = boxAt(Math.floor(at / classes), boxes, anchors);
    candidates.push({ label, score: 1 / (1 + Math.exp(-logit)), box });
  }
  return candidates;
}

// The network says how far a box is from its anchor and how much larger: centre and size, vertical first.
function boxAt(index: number, boxes: Float32Array, anchors: Float32Array): Box {
  const [moveY = 0, moveX = 0, growY = 0, growX = 0] = boxes.subarray(index * 4, index * 4 + 4);
  const [anchorY = 0, anchorX = 0, anchorHeight = 0, anchorWidth = 0] = anchors.subarray(index * 4, index * 4 + 4);
  const [centreX, centreY] = [moveX * anchorWidth + anchorX, moveY * anchorHeight + anchorY];
  const [width, height] = [Math.exp(growX) * anchorWidth, Math.exp(growY) * anchorHeight];
  return [
    inside(centreX - width / 2),
    inside(centreY - height / 2),
    inside(centreX + width / 2),
    inside(centreY + height / 2),
  ];
}

function inside(share: number): number {
  return Math.min(1, Math.max(0, share));
}
