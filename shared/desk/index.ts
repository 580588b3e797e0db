export * from './access-log.ts';
export * from './enquiries.ts';
export * from './notices.ts';
export * from './password-length.ts';
export * from './people.ts';
export * from './posts.ts';
export * from './problems.ts';
export * from './sign-in.ts';
