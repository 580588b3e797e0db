import { loadEnvironment } from './environment.ts';
import { build } from './site-build.ts';

// npm run build
loadEnvironment();
await build();
