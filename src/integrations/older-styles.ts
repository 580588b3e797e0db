import type { Plugin } from 'postcss';

/** A condition that holds where a container is narrow, as Tailwind writes `@max-md:`. */
const narrowCondition = /^not /;

/** A range of sizes up to a limit, such as `(width < 48rem)`. */
const sizeBelow = /\((width|height) < ([\d.]+)rem\)/g;

/**
 * Changes what Tailwind writes so that the oldest browsers can read it, where Lightning CSS has no way to:
 * - `@layer` is dissolved. The layers are in the order of their importance already, so that order and
 *   specificity decide, as they do without layers.
 * - A browser without container queries gets the layout for a narrow container.
 * - A range up to a limit is written with `max-`. Lightning CSS would write `not (min-width: 48rem)`, which is as new
 * as the range itself; it writes the other ranges in a form that those browsers understand.
 */
export const olderStyles: Plugin = {
  postcssPlugin: 'older-styles',
  Once(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.nodes) layer.replaceWith(layer.nodes);
      else layer.remove();
    });
    root.walkAtRules('container', (container) => {
      if (!narrowCondition.test(container.params)) return;
      const params = 'not (container-type: inline-size)';
      container.after(container.clone({ name: 'supports', params }));
    });
    root.walkAtRules('media', (media) => {
      media.params = media.params.replace(
        sizeBelow,
        (_, size, limit) => `(max-${size}: ${(Number(limit) - 0.02).toFixed(2)}rem)`,
      );
    });
  },
};
