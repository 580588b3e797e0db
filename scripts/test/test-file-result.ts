/** What the tests of one file came to. */
export interface TestFileResult {
  /** The absolute path of the test file. */
  name: string;
  /** What went wrong outside its tests; empty if nothing did. */
  message: string;
  assertionResults: {
    status: string;
    /** Including the names of its groups. */
    fullName: string;
    /** In milliseconds. */
    duration?: number;
    failureMessages: string[] | null;
  }[];
}
