"""Typed client of the Lading API."""

from . import models
from .client import Client
from .transport import ApiProblem, File, ProblemField, ServerSentEvent
from .version import API_VERSION

__all__ = ["API_VERSION", "ApiProblem", "Client", "File", "ProblemField", "ServerSentEvent", "models"]
