interface Counted {
  readonly count: number;
}

/** The `most` largest counts above zero, largest first, and how many others are above zero. */
export function largest<Item extends Counted>(
  items: readonly Item[],
  most: number,
): { readonly shown: readonly Item[]; readonly others: number } {
  const present = items.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  return { shown: present.slice(0, most), others: Math.max(0, present.length - most) };
}
