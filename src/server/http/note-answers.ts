import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type MatchedRoute, matchedRoute } from "./matched-route.ts";

export type Answered = { request: FastifyRequest; reply: FastifyReply; route: MatchedRoute; ms: number };
// Looks at a call once it is answered.
export type Note = (answered: Answered) => void;

// All in one hook, as the guards are.
export function noteAnswers(app: FastifyInstance, notes: Note[]): void {
  app.addHook("onResponse", (request, reply, done) => {
    const answered = { request, reply, route: matchedRoute(request), ms: reply.elapsedTime };
    for (const note of notes) note(answered);
    done();
  });
}
