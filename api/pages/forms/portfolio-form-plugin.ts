import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ExecutionResult, parse } from "graphql";
import { z } from "zod";
import type { Context } from "../../builder/context.ts";
import { executeOperation } from "../../graphql/execute.ts";
import { acceptForms } from "./accept-forms.ts";

type Options = {
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>;
};

const unlockPortfolio = parse(/* GraphQL */ `
  mutation PortfolioForm($input: UnlockPortfolioInput!) {
    unlockPortfolio(input: $input) {
      viewer {
        hasPortfolioAccess
      }
      userErrors {
        code
      }
    }
  }
`);

const form = z.object({ password: z.string().default("") });
const payload = z.object({
  unlockPortfolio: z.object({
    viewer: z.object({ hasPortfolioAccess: z.boolean() }).nullable(),
    userErrors: z.array(z.object({ code: z.string() })),
  }),
});

/**
 * Takes the portfolio password from browsers without scripts, and shows the project again: its case
 * study, or the gate that says what was wrong. The password never becomes part of an address.
 */
export async function portfolioFormPlugin(
  app: FastifyInstance,
  { makeContext }: Options,
): Promise<void> {
  acceptForms(app);
  app.post<{ Params: { slug: string } }>("/project/:slug", async (request, reply) => {
    const input = form.parse(request.body ?? {});
    const context = await makeContext(request, reply);
    const result = await executeOperation(unlockPortfolio, { input }, context);
    const refusal = refusalOf(result);
    const address = `/project/${encodeURIComponent(request.params.slug)}`;
    return reply.redirect(refusal ? `${address}?access=${refusal}` : address, 303);
  });
}

/** Why there is no access, in the words that the gate knows. Null where there is. */
function refusalOf({ data, errors }: ExecutionResult): string | null {
  if (errors?.some(({ extensions }) => extensions.code === "TOO_MANY_REQUESTS")) return "throttled";
  const outcome = payload.safeParse(data).data?.unlockPortfolio;
  if (!outcome) return "failed";
  if (outcome.viewer?.hasPortfolioAccess) return null;
  return outcome.userErrors.some(({ code }) => code === "REQUIRED") ? "missing" : "refused";
}
