/** Names the file with the rules by which browsers fetch the next page ahead; for pages only. */
export const fetchAhead = { 'speculation-rules': '"/speculation-rules.json"' };
