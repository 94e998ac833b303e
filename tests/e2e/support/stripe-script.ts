// Stands where Stripe's own script does, with as much of it as a payment form uses: fields in a frame of Stripe's,
// and a confirmation that goes to Stripe's API. What it is told is kept in window.stripeCalls.
export const STRIPE_SCRIPT = `
  const calls = (window.stripeCalls = []);
  const paymentElement = () => {
    const listeners = {};
    let frame;
    return {
      on: (name, listener) => (listeners[name] = listener),
      once() {},
      off() {},
      update() {},
      mount(place) {
        frame = document.createElement("iframe");
        frame.title = "Secure payment input frame";
        frame.src = "https://js.stripe.com/fields.html";
        frame.onload = () => listeners.ready?.();
        place.append(frame);
        calls.push(["mount"]);
      },
      unmount: () => frame?.remove(),
      destroy: () => frame?.remove(),
    };
  };
  window.Stripe = (key) => ({
    elements: ({ clientSecret }) => {
      calls.push(["elements", key, clientSecret]);
      let element = null;
      return {
        clientSecret,
        create: () => (element = paymentElement()),
        getElement: () => element,
        update() {},
        fetchUpdates: async () => (calls.push(["fetchUpdates"]), {}),
        submit: async () => ({}),
      };
    },
    confirmPayment: async ({ elements, redirect, confirmParams }) => {
      calls.push(["confirm", redirect, confirmParams.return_url]);
      const [id] = elements.clientSecret.split("_secret_");
      const answer = await fetch("https://api.stripe.com/v1/payment_intents/" + id + "/confirm", { method: "POST" });
      return answer.json();
    },
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
  });
  window.Stripe.version = "endive";
`;
