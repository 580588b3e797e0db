export { MissedSearches } from './missed-searches.ts';
