import * as React from 'react';

/** Two lists of the same items: what is chosen, and the rest in the order of `items`. */
export function useTransfer(
  items: readonly string[],
  start: readonly string[] = [],
) {
  const [chosen, setChosen] = React.useState<readonly string[]>(start);
  const [ticked, setTicked] = React.useState<readonly string[]>([]);

  return {
    chosen,
    rest: items.filter((item) => !chosen.includes(item)),
    ticked,
    tick: (item: string) =>
      setTicked(
        ticked.includes(item)
          ? ticked.filter((other) => other !== item)
          : [...ticked, item],
      ),
    setTicked,
    choose: (moved: readonly string[]) => {
      setChosen([...chosen, ...moved.filter((item) => !chosen.includes(item))]);
      setTicked(ticked.filter((item) => !moved.includes(item)));
    },
    giveBack: (moved: readonly string[]) => {
      setChosen(chosen.filter((item) => !moved.includes(item)));
      setTicked(ticked.filter((item) => !moved.includes(item)));
    },
    reset: () => {
      setChosen(start);
      setTicked([]);
    },
  };
}
