import Check from "lucide-react/icons/check";
import "./stepper.css";

type StepperProps = { label: string; steps: readonly string[]; currentIndex: number };

export function Stepper({ label, steps, currentIndex }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="stepper">
        {steps.map((step, index) => (
          <Step key={step} name={step} number={index + 1} state={stateOf(index, currentIndex)} />
        ))}
      </ol>
    </nav>
  );
}

type StepState = "done" | "current" | "ahead";

function stateOf(index: number, currentIndex: number): StepState {
  if (index === currentIndex) return "current";
  return index < currentIndex ? "done" : "ahead";
}

function Step({ name, number, state }: { name: string; number: number; state: StepState }) {
  return (
    <li className="step" data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <span className="step-number">
        {state === "done" ? <Check size={16} strokeWidth={2.25} aria-hidden="true" /> : number}
      </span>
      <span className="step-name">
        {state === "done" && <span className="sr-only">Done: </span>}
        {name}
      </span>
    </li>
  );
}
