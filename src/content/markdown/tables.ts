import { defineHastPlugin, type HastNode } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

/**
 * Makes tables readable on phones: each cell gets the name of its column (`data-column`) and a single
 * child element, so that a wide table can be shown row by row. The box around a table, which may scroll
 * sideways, is focusable and labelled by the heading above it; headings must already have their ids. An empty header
 * row, which Markdown requires, is removed.
 */
export function tables() {
  let heading: Element | undefined;
  let columns: string[] = [];
  let column = 0;
  return defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tr', 'th', 'td'],
      visit(node, context) {
        switch (node.tagName) {
          case 'table':
            columns = [];
            context.wrapNode(node, box(heading));
            break;
          case 'thead':
            if (context.textContent(node).trim() === '') context.removeNode(node);
            break;
          case 'tr':
            column = 0;
            break;
          case 'th':
            columns.push(context.textContent(node));
            break;
          case 'td':
            context.replaceNode(node, namedCell(node, columns[column] ?? ''));
            column += 1;
            break;
          default:
            heading = node;
        }
      },
    },
  });
}

function box(heading: Element | undefined): Element {
  const id = heading?.properties['id'];
  const name = typeof id === 'string' ? { ariaLabelledBy: [id] } : {};
  const properties = { className: ['table-box'], role: 'group', tabIndex: 0, ...name };
  return { type: 'element', tagName: 'div', properties, children: [] };
}

function namedCell({ properties, children }: Element, column: string): Element {
  return {
    type: 'element',
    tagName: 'td',
    properties: { ...properties, dataColumn: column },
    children: [{ type: 'element', tagName: 'span', properties: {}, children: [...children] }],
  };
}
