/** Texts of an article that would bring in a script, or something from another site. */
export const hostileMarkdown = [
  '<script>alert(1)</script>',
  'A <img src=x onerror=alert(1)> word.',
  '<details ontoggle=alert(1) open>x</details>',
  '<iframe src="https://other.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<!-- <script> -->',
  '[Press](javascript:alert(1))',
  '[Press][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[Press](data:text/html,x)',
  '[Press]({fact})',
  '![Heart]({fact})',
  '![Heart](https://other.example/heart.png)',
  '![Heart][1]\n\n[1]: https://other.example/heart.png',
];
