import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type DocumentNode, type ExecutionResult, parse } from "graphql";
import { z } from "zod";
import { entryPaths } from "../../../pages/paths.ts";
import type { MakeContext } from "../../builder/context.ts";
import { executeOperation } from "../../graphql/execute.ts";
import { acceptForms } from "../../validation/accept-forms.ts";

const unlockPortfolio = parse(/* GraphQL */ `
  mutation PortfolioForm($input: UnlockPortfolioInput!) {
    outcome: unlockPortfolio(input: $input) {
      viewer {
        isIn: hasPortfolioAccess
      }
      userErrors {
        code
      }
    }
  }
`);

const signIn = parse(/* GraphQL */ `
  mutation SignInForm($input: SignInInput!) {
    outcome: signIn(input: $input) {
      viewer {
        isIn: isOwner
      }
      userErrors {
        code
      }
    }
  }
`);

const form = z.object({ password: z.string().default("") });
const signInForm = form.extend({ code: z.string().optional() });
const payload = z.object({
  outcome: z.object({
    viewer: z.object({ isIn: z.boolean() }).nullable(),
    userErrors: z.array(z.object({ code: z.string() })),
  }),
});

/**
 * Handles passwords from browsers without scripts. After the portfolio password, the browser is
 * redirected to the page of the project, which shows the case study or the password form with the
 * error. After the owner's password, the browser is redirected to the admin area, or back to the
 * sign-in page. A password is never part of an address.
 */
export async function passwordFormsPlugin(
  app: FastifyInstance,
  { makeContext }: { makeContext: MakeContext },
): Promise<void> {
  acceptForms(app);
  const take = async (
    request: FastifyRequest,
    reply: FastifyReply,
    document: DocumentNode,
    fields: typeof form = form,
  ) => {
    const input = fields.parse(request.body ?? {});
    if (input.password.trim() === "") return "missing";
    return refusalOf(
      await executeOperation(document, { input }, await makeContext(request, reply)),
    );
  };
  app.post<{ Params: { slug: string } }>("/project/:slug", async (request, reply) => {
    const refusal = await take(request, reply, unlockPortfolio);
    const address = `/project/${encodeURIComponent(request.params.slug)}`;
    return reply.redirect(refusal ? `${address}?access=${refusal}` : address, 303);
  });
  app.post(entryPaths.signIn, async (request, reply) => {
    const refusal = await take(request, reply, signIn, signInForm);
    return reply.redirect(refusal ? `${entryPaths.signIn}?access=${refusal}` : "/admin", 303);
  });
}

/** Why a password was refused, as a code for the parameter `access` of pages. Null where it was accepted. */
function refusalOf({ data, errors }: ExecutionResult): string | null {
  const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
  if (codes.includes("TOO_MANY_REQUESTS")) return "throttled";
  if (codes.includes("HTTPS_REQUIRED")) return "http";
  const outcome = payload.safeParse(data).data?.outcome;
  if (!outcome) return "failed";
  if (outcome.viewer?.isIn) return null;
  return outcome.userErrors.some(({ code }) => code.includes("CODE")) ? "code" : "refused";
}
