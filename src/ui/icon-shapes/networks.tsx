/** Icons of social networks. */
export const networkShapes = {
  facebook: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <path d="M16 7.5h-1.2A2.8 2.8 0 0 0 12 10.3V21M9 13h6" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17 7h.01" strokeWidth={2.2} />
    </>
  ),
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <path d="M7.7 11v6M7.7 7.5h.01M11.7 17v-6M11.7 13.5a2.5 2.5 0 0 1 5 0V17" />
    </>
  ),
  whatsapp: (
    <>
      <path d="m3.2 20.8 1.3-4.5a8.9 8.9 0 1 1 3.3 3.2z" />
      <path d="M9.2 7.8c.4-.2.8 0 .9.3l.7 1.6c.1.3 0 .6-.2.8l-.6.7a6 6 0 0 0 2.8 2.8l.7-.6c.2-.2.5-.3.8-.2l1.6.7c.3.1.5.5.3.9-.5 1.2-1.5 1.7-2.6 1.5-3.2-.6-5.3-2.7-5.9-5.9-.2-1.1.3-2.1 1.5-2.6z" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4.5" />
      <path d="M10.2 9.2v5.6l4.8-2.8z" />
    </>
  ),
};
