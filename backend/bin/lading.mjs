#!/usr/bin/env node
import '../dist/bin/lading.js';
