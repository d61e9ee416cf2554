import { useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";

/**
 * Like `useMutation`, but the function resolves to the response, or rejects if the mutation failed.
 */
export function useMutationPromise<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
) {
  const [commit, isInFlight] = useMutation<Mutation>(mutation);
  const send = (variables: Mutation["variables"]) =>
    new Promise<Mutation["response"]>((resolve, reject) => {
      commit({ variables, onCompleted: (response) => resolve(response), onError: reject });
    });
  return [send, isInFlight] as const;
}
