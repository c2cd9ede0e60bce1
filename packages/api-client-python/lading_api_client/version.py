# Written by npm run openapi.
API_VERSION = "1.1.0"
