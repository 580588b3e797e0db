import { surviveRandomRequests } from '../support/traffic/fuzz.ts';

surviveRandomRequests(120);
