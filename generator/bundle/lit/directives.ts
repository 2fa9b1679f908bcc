import { directive, noChange, nothing, type AttributePart, type ChildPart, type Directive } from './parts.js';

export const ifDefined = (value: unknown): unknown => value ?? nothing;

/** Compares with what the element has now, which its reader may have changed. For properties. */
export const live = directive(
  class implements Directive {
    update(part: AttributePart, value: unknown): unknown {
      const { element, place } = part;
      if (value === (element as unknown as Record<string, unknown>)[place.name]) return noChange;
      part.committed = nothing;
      return value;
    }
  },
);

/** Makes a value anew only when one of a list of others has changed. */
export const guard = directive(
  class implements Directive {
    #known: readonly unknown[] | undefined;
    update(_: ChildPart, now: readonly unknown[], make: () => unknown): unknown {
      if (this.#known && now.every((value, at) => value === this.#known?.[at])) return noChange;
      this.#known = now;
      return make();
    }
  },
);

/** A list whose items keep their nodes, known by keys. */
export const repeat = directive(
  class implements Directive {
    #parts = new Map<unknown, ChildPart>();
    update(
      list: ChildPart,
      items: readonly unknown[],
      keyOf: (item: unknown, at: number) => unknown,
      content: (item: unknown, at: number) => unknown,
    ): unknown {
      if (!Array.isArray(list.committed)) list.clear();
      const keys = items.map(keyOf);
      const known = this.#parts;
      const parts = (this.#parts = new Map());
      const stay = new Set(keys);
      for (const [key, part] of known)
        if (!stay.has(key)) {
          for (const node of part.nodes()) node.remove();
          known.delete(key);
        }
      // Those that were there and are not placed yet, in the page's order.
      const waiting = new Set(known.values());
      items.forEach((item, at) => {
        const key = keys[at];
        const [next] = waiting;
        const old = known.get(key);
        const part = old && old === next ? old : list.add(next, old);
        waiting.delete(part);
        part.show(content(item, at));
        parts.set(key, part);
      });
      list.committed = [...parts.values()];
      return noChange;
    }
  },
);
