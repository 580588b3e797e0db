// Loaded before every program under test: `.env` holds the settings of a real clinic.
process.loadEnvFile = () => {};
