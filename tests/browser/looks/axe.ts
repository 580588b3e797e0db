import axe, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core';
import { expect, type Page } from '../site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const enhancedContrast = 'color-contrast-enhanced';
const options: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  runOnly: { type: 'tag', values: tags },
  rules: { [enhancedContrast]: { enabled: true } },
};

/**
 * Body text is what people read, but not what they click, nor the small line above a heading. White on the emergency
 * red has at least 4.5:1, as the general rule requires.
 */
const otherTextSelector = 'a, button, summary, h1, h2, h3, .eyebrow, .font-heading, .bg-emergency';

interface AxeFindings {
  violations: string[];
  /** Body text whose contrast with its background is below 7:1. */
  weakTexts: string[];
}

/** Checks the page as it is shown against WCAG, and its body text against 7:1. */
export async function checkWithAxe(page: Page): Promise<AxeFindings> {
  const { violations, incomplete, passes } = await run(page);
  expect(passes.length, 'rules that checked something').toBeGreaterThan(20);
  expect([...passes, ...violations.map(({ id }) => id)]).toContain(enhancedContrast);
  const contrastResults = [...violations, ...incomplete].filter(
    ({ id }) => id === enhancedContrast,
  );
  return {
    violations: violations
      .filter(({ id }) => id !== enhancedContrast)
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      ),
    weakTexts: await filterBodyTexts(
      page,
      contrastResults.flatMap(({ nodes }) => nodes),
    ),
  };
}

/**
 * Runs axe in the page; of the rules that passed it returns only the names. `@axe-core/playwright` sends axe to the page
 * for every check, and returns everything that passed: 870 ms of processor time for /chest-pain instead of 600 ms.
 */
async function run(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await waitForTransitions(page);
  return page.evaluate(async (options) => {
    const { violations, incomplete, passes } = await (window as unknown as WindowWithAxe).axe.run(
      options,
    );
    return { violations, incomplete, passes: passes.map(({ id }) => id) };
  }, options);
}

/** Waits for the transitions of the page: halfway, a button has the contrast of neither of its states. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((item) => item instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** The window of a page that axe has been injected into. */
interface WindowWithAxe {
  axe: { run(options: RunOptions): Promise<AxeResults> };
}

/** Expects the page to be accessible from its top: farther down, the header covers some of it. */
export async function expectNoViolation(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect((await checkWithAxe(page)).violations).toEqual([]);
}

async function filterBodyTexts(page: Page, nodes: NodeResult[]): Promise<string[]> {
  const selectors = nodes.map(({ target }) => target.join(' '));
  const isBody = await page.evaluate(
    ([selectors, otherText]) =>
      selectors.map((selector) => document.querySelector(selector)?.closest(otherText) === null),
    [selectors, otherTextSelector] as const,
  );
  return nodes
    .map(({ any }, index) => `${selectors[index]}: ${any[0]?.message}`)
    .filter((_, index) => isBody[index]);
}
