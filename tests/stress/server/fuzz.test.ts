import { surviveRandomRequests } from '../../support/traffic/fuzz.ts';

surviveRandomRequests(10_000);
