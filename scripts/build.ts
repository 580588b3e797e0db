import { build } from './build/site-build.ts';
import { loadEnvironment } from './programs/environment.ts';

// npm run build
loadEnvironment();
await build();
