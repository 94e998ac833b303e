import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { AnyForm } from "#tests/support/samples/random-form.ts";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { REPLY_TOPICS, type ReplyTopic, replySnippets } from "./replies.ts";

const HOUSE = { formType: "detailed", address: "12 Pine Road, Bend, OR", property_type: "House", maxGuests: 4 };

function replyTo(topic: ReplyTopic, form: Record<string, unknown>) {
  const ledger = buildLedger(PropertyInput.parse({ ...HOUSE, ...form }), []);
  const reply = replySnippets({ ledger }).find((one) => one.topic === topic);
  if (!reply) throw new Error(`there is no reply about ${topic}`);
  return reply;
}

describe("a reply", () => {
  it("says where to park and what it costs", () => {
    expect(replyTo("parking", { parking: ["Free street parking"] }).text).toBe(
      "Yes, street parking is free. Let me know if you are coming with more than one car.",
    );
    expect(replyTo("parking", { parking: ["Paid parking off premises"] }).text).toMatch(/^There is paid parking/);
    expect(replyTo("parking", { not_available: ["Parking"] }).text).toBe("I am sorry, there is no parking.");
  });

  it("prefers the host's own words, and writes we where the host does", () => {
    const { text } = replyTo("parking", {
      parking: ["Free street parking"],
      parking_notes: "We keep a spot in the driveway for you.",
    });
    expect(text).toBe("We keep a spot in the driveway for you. Let us know if you are coming with more than one car.");
  });

  it("tells the hours and how to get in, and which of them is missing", () => {
    const hours = { check_in_time: "15:00", check_in_latest: "21:30", check_out_time: "11:00" };
    expect(replyTo("check-in", { ...hours, check_in_method: "Keypad" })).toMatchObject({
      text: "Check-in is from 3 pm until 9:30 pm, and check-out is by 11 am. You get in with the keypad.",
      missing: null,
    });
    expect(replyTo("check-in", hours).missing).toEqual({ words: "Say how guests get in.", field: "check_in_method" });
    expect(replyTo("check-in", {})).toMatchObject({ text: null, missing: { field: "check_in_time" } });
  });

  it("tells the beds room by room", () => {
    const bedrooms = ["King", "Twin"].map((type, at) => ({ room: "", beds: [{ id: `${at}`, type }], features: [] }));
    expect(replyTo("beds", { bedrooms }).text).toBe(
      "The house has two bedrooms for up to four guests. One bedroom has a king bed, the other a twin bed.",
    );
  });

  it("knows wifi with its speed, no wifi, and not knowing", () => {
    expect(replyTo("wifi", { amenities: ["Wifi"], wifi_speed: 192 }).text).toMatch(/^Yes, there is wifi at 192 Mbps\./);
    expect(replyTo("wifi", { not_available: ["Wifi"] }).text).toBe("I am sorry, there is no wifi.");
    expect(replyTo("wifi", {})).toMatchObject({ text: null, missing: { field: "amenities" } });
  });

  it("answers for pets only what the host decided", () => {
    expect(replyTo("pets", { pets_policy: "Allowed", pet_rules: "Please keep dogs off the beds." }).text).toBe(
      "Yes, pets are welcome. Please keep dogs off the beds.",
    );
    expect(replyTo("pets", { pets_policy: "Not allowed" }).text).toBe(
      "I am sorry, pets are not allowed. Thank you for asking.",
    );
    expect(replyTo("pets", { pets_policy: "Ask first" }).text).toMatch(/^Please ask me before you bring a pet/);
    expect(replyTo("pets", {})).toMatchObject({
      text: null,
      missing: { words: "Say whether pets may come.", field: "pets_policy" },
    });
  });

  it.each(["The gate code is 4711#.", "Wifi password is sunshine22.", "Call me on +353 86 123 4567 at the gate."])(
    "never holds %s",
    (secret) => {
      const { text } = replyTo("parking", { parking_notes: `Park in the driveway.\n${secret}` });
      expect(text).toContain("driveway");
      expect(text).not.toMatch(/4711|sunshine|4567/);
    },
  );
});

test("over generated homes every reply is proven and cites confirmed facts", () => {
  fc.assert(
    fc.property(AnyForm, (form) => {
      const ledger = buildLedger(PropertyInput.parse({ formType: "detailed", ...form }), []);
      const confirmed = new Set(ledger.facts.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id));
      const replies = replySnippets({ ledger });
      expect(replies.map(({ topic }) => topic)).toEqual([...REPLY_TOPICS]);
      for (const { text, facts, missing } of replies) {
        expect(text !== null || missing !== null).toBe(true);
        if (text === null) continue;
        expect(facts.every((id) => confirmed.has(id))).toBe(true);
        const section = { heading: "Other things to note", text, sentences: [{ text, facts }] };
        const blocking = checkSections({ platform: "airbnb", sections: [section], ledger }).filter(
          ({ severity, section: heading }) => severity === "block" && heading === section.heading,
        );
        expect(blocking).toEqual([]);
      }
    }),
    { seed: 11, numRuns: 25 },
  );
});
