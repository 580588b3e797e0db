/**
 * How long a server under test keeps a connection on which nothing is sent, in milliseconds. The usual fifteen
 * seconds would also end a connection whose answer a busy machine takes longer to make, such as one that draws.
 */
export const answerTimeout = 600_000;
