/** What a turn cost at the model's provider. */
export type Spent = { requests: number; inputTokens: number; outputTokens: number };

export type Spending = {
  add: (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }) => void;
  spent: () => Spent;
};

export function newSpending(): Spending {
  const sum: Spent = { requests: 0, inputTokens: 0, outputTokens: 0 };
  return {
    add: ({ inputTokens = 0, outputTokens = 0 }) => {
      sum.requests += 1;
      sum.inputTokens += inputTokens;
      sum.outputTokens += outputTokens;
    },
    spent: () => ({ ...sum }),
  };
}
